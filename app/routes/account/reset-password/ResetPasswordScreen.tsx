import { PASSWORD_MAX, PASSWORD_MIN } from "~/shop/accounts/rules";
import { AccountFrame } from "~/ui/account/AccountFrame";
import { FormError } from "~/ui/FormError";
import { type FormAnswer, fieldProps, useFormAnswer } from "~/ui/form-answer";
import { Button, ButtonLink } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { PasswordField } from "~/ui/PasswordField";

type ResetPasswordProps = {
	/** Why the link opens nothing. */
	problem: string | null;
	/** What is said once the password is changed. */
	updated: string | null;
	answer: FormAnswer;
};

/** A new password by a mailed link. The form posts to the address it is on, which holds the token. */
export function ResetPasswordScreen({ problem, updated, answer }: ResetPasswordProps) {
	const { fields, whole, errors } = useFormAnswer<"password" | "confirm">(
		"reset-password",
		answer?.lastResult,
	);
	return (
		<AccountFrame title="Set a new password" caption="A new key, and every story is open again.">
			{updated ? (
				<Notice kind="success" live>
					<p>{updated}</p>
					<p className="text-small">
						You are signed out everywhere, and a Google account that was connected is no longer. We take you
						to the sign-in page now: <a href="/sign-in">Sign In</a>
					</p>
				</Notice>
			) : problem ? (
				<>
					<Notice kind="error" live>
						{problem}
					</Notice>
					<p>A link works once, for one hour. If you have asked for more than one, try the newest.</p>
					<p>
						<ButtonLink href="/forgot-password">Send a new link</ButtonLink>
					</p>
					<p className="account-links">
						<a href="/sign-in">Back to Sign In</a>
					</p>
				</>
			) : (
				<>
					<ErrorSummary errors={errors} />
					<form className="form" method="post">
						<PasswordField
							{...fieldProps(fields.password)}
							label="New password"
							hint={`At least ${PASSWORD_MIN} characters.`}
							autoComplete="new-password"
							maxLength={PASSWORD_MAX}
						/>
						<PasswordField
							{...fieldProps(fields.confirm)}
							label="Confirm password"
							autoComplete="new-password"
							maxLength={PASSWORD_MAX}
						/>
						<Button wide busyLabel="Saving...">
							Set password
						</Button>
						<FormError errors={whole} />
					</form>
				</>
			)}
		</AccountFrame>
	);
}
