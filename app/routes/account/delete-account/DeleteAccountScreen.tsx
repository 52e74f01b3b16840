import type { SubmissionResult } from "@conform-to/react";
import { PASSWORD_MAX, type Proof, TAX_YEARS } from "~/shop/accounts/rules";
import { DELETE_MESSAGE, DELETE_PASSWORD, DELETE_TITLE } from "~/ui/account/deletion";
import { FormError } from "~/ui/FormError";
import { fieldProps, useFormAnswer } from "~/ui/form-answer";
import { GoogleButton } from "~/ui/account/GoogleButton";
import { Button, ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { PageHeader } from "~/ui/PageHeader";
import { PasswordField } from "~/ui/PasswordField";

export type DeleteAccountProps = {
	account: string;
	proof: Proof;
	/** Without Google's keys nobody signs in there any more. */
	hasGoogle: boolean;
	lastResult?: SubmissionResult<string[]>;
};

/** The confirmation as a page of its own, for browsers without scripts and for whoever wants to know more first. */
export function DeleteAccountScreen({ account, proof, hasGoogle, lastResult }: DeleteAccountProps) {
	const { fields, whole, errors } = useFormAnswer<"password">("delete-account", lastResult);
	return (
		<div className="page page-narrow page-section">
			<ErrorSummary errors={errors} />
			<PageHeader title={DELETE_TITLE}>{DELETE_MESSAGE}</PageHeader>
			<div className="stack-large">
				<Panel title="What goes at once">
					<ul>
						<li>Your sign-in, your email address and your profile picture</li>
						<li>Your photos, the portraits made from them, and books you have not ordered</li>
						<li>Your name under reviews, which stay as “Anonymous”</li>
						<li>Your free covers and anything you have begun</li>
					</ul>
				</Panel>
				<Panel title="What we have to keep, and why">
					<div className="stack">
						<p>
							Of each order: its number, date, amounts and the country it went to, for {TAX_YEARS} years,
							because the law asks every shop for its tax records. Your name, your address and your story are
							not part of them.
						</p>
						<p>
							A book that is still being made is finished and posted to you. What it needs is deleted once it
							has arrived.
						</p>
					</div>
				</Panel>
				<p>
					<a href="/profile/download">Download my data</a> first, if you want to keep your covers and stories.
				</p>
				{proof === "google" ? (
					<div className="stack">
						<p>
							To be sure that it is you, please sign in with Google again, or{" "}
							<a href="/forgot-password">choose a password</a> first.
						</p>
						{hasGoogle ? <GoogleButton action="/sign-in/google?redirectTo=%2Fprofile%2Fdelete" /> : null}
					</div>
				) : null}
				<form method="post" action="/profile/delete" className="form">
					<input type="hidden" name="account" value={account} />
					{proof === "password" ? (
						<PasswordField {...fieldProps(fields.password)} {...DELETE_PASSWORD} maxLength={PASSWORD_MAX} />
					) : null}
					<div className="button-row">
						<ButtonLink href="/profile" variant="secondary">
							No
						</ButtonLink>
						{proof === "google" ? null : (
							<Button variant="danger" busyLabel="Deleting...">
								Yes
							</Button>
						)}
					</div>
					<FormError errors={whole} />
				</form>
			</div>
		</div>
	);
}
