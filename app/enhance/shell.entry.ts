import { startCredits } from "./credits";
import { startDialogs } from "./dialogs";
import { startFormErrors } from "./form-errors";
import { startForms } from "./forms";
import { startMirror } from "./mirror";
import { startSessionCheck } from "./session-check";
import { startTicking } from "./tick";
import { startToasts } from "./toasts";

/*
 * The script of every page, hydrated or not. It works by delegation and on data attributes, and changes only text and
 * attributes whose elements carry suppressHydrationWarning; it adds no child to what React owns.
 */
startToasts();
startCredits();
startFormErrors();
startForms();
startDialogs();
startTicking();
startMirror();
startSessionCheck();
