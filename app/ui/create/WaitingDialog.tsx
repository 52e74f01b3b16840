import { useEffect, useRef } from "react";
import { Overlay } from "~/ui/Overlay";

type WaitingDialogProps = {
	messages: readonly [string, ...string[]];
	/** What is really going on, under the messages. */
	status: string;
};

/** The full-screen overlay as a modal dialog, so that nothing behind it can be reached; Escape doesn't close it. */
export function WaitingDialog({ messages, status }: WaitingDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		const stay = (event: Event) => event.preventDefault();
		element?.addEventListener("cancel", stay);
		element?.showModal();
		return () => element?.removeEventListener("cancel", stay);
	}, []);
	return (
		<dialog className="waiting-dialog" aria-label="Please wait" ref={dialog}>
			<Overlay messages={messages} />
			<p className="waiting-status">{status}</p>
		</dialog>
	);
}
