import type { ToastMessage } from "./Toast";

/** The event by which a script asks the shell for a toast. */
export const TOAST_EVENT = "shop:toast";

/** How long a toast stays, ms: the shell's and the generic one (specification, section 9). */
export const SHELL_MS = 3000;
export const GENERIC_MS = 5000;

/** Asks the shell's script for a toast; `detail.duration` is the generic one's unless it is given. */
export function raiseToast(detail: ToastMessage): void {
	document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
