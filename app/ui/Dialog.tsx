import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "./Button";
import { classes } from "./classes";

type DialogProps = {
	id: string;
	title: string;
	/** Open as the page arrives: how a dialog is shown where no script runs. The script makes it modal. */
	open?: boolean;
	wide?: boolean;
	children: ReactNode;
};

/** A native dialog. A link or button with `data-dialog={id}` opens it; a `<form method="dialog">` closes it. */
export function Dialog({ id, title, open, wide, children }: DialogProps) {
	return (
		<dialog
			id={id}
			open={open}
			className={classes("dialog", wide && "dialog-wide")}
			aria-labelledby={`${id}-title`}
			suppressHydrationWarning
		>
			<h2 id={`${id}-title`}>{title}</h2>
			{children}
		</dialog>
	);
}

/** Specification, section 8: the error toast when what was confirmed could not be done and nobody says why. */
const UNEXPECTED = "An error occurred";

type ConfirmDialogProps = {
	id: string;
	title: string;
	message: ReactNode;
	/** Where the yes is posted. */
	action: string;
	/** Name of the submit button's value, for actions that answer several forms. */
	intent?: string;
	confirm?: string;
	cancel?: string;
	/** Red for what cannot be undone, orange otherwise (specification, Profile). */
	danger?: boolean;
	open?: boolean;
	children?: ReactNode;
};

/**
 * Asks before something is done. What opens it is a link with `data-dialog={id}` to the same page with a query that
 * renders it `open`, so that it works without a script. `children` are hidden inputs of the form.
 */
export function ConfirmDialog({ id, title, message, action, intent, children, ...rest }: ConfirmDialogProps) {
	const { confirm = "Yes", cancel = "No", danger = false, open } = rest;
	const variant: ButtonVariant = danger ? "danger" : "warning";
	return (
		<Dialog id={id} title={title} open={open}>
			<p>{message}</p>
			<form method="post" action={action} data-offline={UNEXPECTED}>
				{children}
				<div className="button-row">
					<Button variant="secondary" formMethod="dialog" formNoValidate>
						{cancel}
					</Button>
					<Button variant={variant} name={intent ? "intent" : undefined} value={intent}>
						{confirm}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
