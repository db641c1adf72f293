// Checks the battle of this page in this browser, with verify_battle.js.

import { judge, read } from "./verdict.js";

judge(document.getElementById("battle-verdict"), () => verifyBattle.verify(read("shown")));
