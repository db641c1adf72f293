// The left and right arrow keys go to what stands before and after: the links rel=prev and rel=next of
// the open dialog, or else of the page.

import { isForPage } from "./keys.js";

const WAYS = { ArrowLeft: "prev", ArrowRight: "next" };

document.addEventListener("keydown", (event) => {
  const way = WAYS[event.key];
  if (!way || event.defaultPrevented || event.shiftKey || !isForPage(event)) return;
  (document.querySelector("dialog[open]") ?? document).querySelector(`[rel=${way}]`)?.click();
});
