import { Overlay } from "~/ui/Overlay";

type WaitingDialogProps = {
	messages: readonly [string, ...string[]];
	/** What is really going on, under the messages. */
	status: string;
};

/**
 * The full-screen overlay as a modal dialog, so that nothing behind it can be reached. A script opens it (enhance/waiting): at once
 * where the page has it, once something is sent where the page has it in a template.
 */
export function WaitingDialog({ messages, status }: WaitingDialogProps) {
	return (
		<dialog className="waiting-dialog" aria-label="Please wait">
			<Overlay messages={messages} />
			<p className="waiting-status">{status}</p>
		</dialog>
	);
}
