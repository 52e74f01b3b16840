import { LostFox } from "./art/LostFox";
import { ButtonLink } from "./Button";
import { MailLink } from "./Seller";

type ErrorPageProps = {
	/** HTTP status; 500 when it was our mistake. */
	status: number;
	/** What may be said about it, when something may. */
	message: string | null;
	/** The id the failure was logged under; null when there is none. */
	id: string | null;
};

/** When a page can't be shown: what happened, what it means for the family, what to do. */
export function ErrorPage({ status, message, id }: ErrorPageProps) {
	const ours = status >= 500;
	return (
		<div className="page full-page">
			<LostFox />
			<h1>Sorry, we’ve lost our place</h1>
			<div className="prose">
				<p>{message ?? (ours ? "Something went wrong on our side." : "This page could not be opened.")}</p>
				<p>Books and orders you have already made are safe, and nothing is charged twice.</p>
				<p>
					Please try again in a minute. If it still doesn’t work, write to <MailLink />
					{id ? " and tell us this number: " : "."}
					{id ? <span className="error-id">{id}</span> : null}
				</p>
			</div>
			<div className="button-row">
				<ButtonLink href="">Try again</ButtonLink>
				<ButtonLink href="/" variant="secondary">
					Back to Home
				</ButtonLink>
			</div>
		</div>
	);
}
