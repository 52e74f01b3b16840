import { startCredits } from "./credits";
import { startMenus } from "./menus";
import { startMirror } from "./mirror";

/* The script of a signed-in family's header, on pages that are only read: what the shell's script does beyond it, none of them needs. */
startCredits(() => {});
startMenus();
startMirror();
