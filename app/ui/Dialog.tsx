import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "./Button";

type DialogProps = { id: string; title: string; children: ReactNode };

/**
 * A native dialog. A link with `data-dialog={id}` opens it, and leads to a page that asks or says the same where no
 * script runs; a `<form method="dialog">` closes it.
 */
export function Dialog({ id, title, children }: DialogProps) {
	return (
		<dialog id={id} className="dialog" aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`}>{title}</h2>
			{children}
		</dialog>
	);
}

/** The error toast when what was confirmed could not be done and nobody says why. */
const UNEXPECTED = "An error occurred";

type ConfirmDialogProps = {
	id: string;
	title: string;
	message: ReactNode;
	/** Where the yes is posted. */
	action: string;
	confirm?: string;
	cancel?: string;
	/** Red for what cannot be undone, orange otherwise. */
	danger?: boolean;
	/** Inputs of the form. */
	children?: ReactNode;
};

/** Asks before something is done that is hard to take back. */
export function ConfirmDialog({ id, title, message, action, children, ...rest }: ConfirmDialogProps) {
	const { confirm = "Yes", cancel = "No", danger = false } = rest;
	const variant: ButtonVariant = danger ? "danger" : "warning";
	return (
		<Dialog id={id} title={title}>
			<p>{message}</p>
			<form id={`${id}-form`} method="post" action={action} data-offline={UNEXPECTED}>
				{children}
			</form>
			{/* Forms of their own: Enter in a field of the question is its Yes, though No stands first. */}
			<div className="button-row">
				<form method="dialog">
					<Button variant="secondary">{cancel}</Button>
				</form>
				<Button form={`${id}-form`} variant={variant}>
					{confirm}
				</Button>
			</div>
		</Dialog>
	);
}
