import { SHELL_MS } from "~/content/toast-times";
import { Icon } from "./Icon";
import { type ToastMessage, toastPosition } from "./raise-toast";
import { SIGN_OF } from "./toast-signs";

/**
 * A short message after something happened. The shell's stands top centre for 3 s, the generic one top right for 5 s;
 * an error stays until it is closed, because it may have to be acted on. Without a script it is a line at the top of the
 * page; the shell's script lifts it into the top layer, times it, and lets it be closed or dragged away.
 */
export function Toast({ type, message, duration = SHELL_MS }: ToastMessage) {
	return (
		<div
			className={`toast toast-${type} ${toastPosition(duration)}`}
			role={type === "error" ? "alert" : "status"}
			popover="manual"
			data-toast={type === "error" ? "stays" : duration}
		>
			<Icon name={SIGN_OF[type]} />
			<span className="toast-text">{message}</span>
			<button type="button" className="toast-close" aria-label="Close">
				<Icon name="close" />
			</button>
		</div>
	);
}
