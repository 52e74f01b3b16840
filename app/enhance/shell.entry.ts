import { raiseToast } from "~/ui/raise-toast";
import { startCredits } from "./credits";
import { startDialogs } from "./dialogs";
import { startFormErrors } from "./form-errors";
import { startForms } from "./forms";
import { startMenus } from "./menus";
import { startMirror } from "./mirror";
import { startSessionCheck } from "./session-check";
import { startTicking } from "./tick";
import { startToasts } from "./toasts";

/*
 * The script of every page that is more than read. It works by delegation and on data attributes, so that it answers for what other
 * scripts put into the page later.
 */
startToasts();
// A toast, because the number stands in a menu that is mostly closed.
startCredits((message) => raiseToast({ message, type: "error" }));
startFormErrors();
startForms();
startDialogs();
startMenus();
startTicking();
startMirror();
startSessionCheck();
