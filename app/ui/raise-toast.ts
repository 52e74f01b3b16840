import { GENERIC_MS } from "~/content/toast-times";
import type { SIGN_OF } from "./toast-signs";

export type ToastMessage = {
	message: string;
	type: keyof typeof SIGN_OF;
	/** ms: SHELL_MS (the default) or GENERIC_MS. */
	duration?: number;
};

/** The event by which a script asks the shell for a toast. */
export const TOAST_EVENT = "shop:toast";

/** Where a toast stands, told by how long it stays: the generic one in the corner, the shell's at the top centre. */
export function toastPosition(duration: number): "toast-corner" | "toast-shell" {
	return duration >= GENERIC_MS ? "toast-corner" : "toast-shell";
}

/** Asks the shell's script for a toast; `detail.duration` is the generic one's unless it is given. */
export function raiseToast(detail: ToastMessage): void {
	document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
