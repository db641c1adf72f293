// Which keys are for the page as a whole, and which for the field that they are pressed in.

export const isTyping = (target) => target.matches("textarea, select, input:not([type=radio], [type=checkbox])");
const isHeld = (event) => event.altKey || event.ctrlKey || event.metaKey;

export const isForPage = (event) => !isHeld(event) && !isTyping(event.target);
