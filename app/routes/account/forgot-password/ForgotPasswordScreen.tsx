import { EMAIL_MAX } from "~/shop/accounts/rules";
import { AccountFrame } from "~/ui/account/AccountFrame";
import { FormError } from "~/ui/FormError";
import { type FormAnswer, fieldProps, useFormAnswer } from "~/ui/form-answer";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";

type ForgotPasswordProps = {
	/** What is said once a link is on its way. */
	sent: string | null;
	/** Known with the answer: nobody is led to the sign-in page then. */
	signedIn: boolean;
	answer: FormAnswer;
};

/** Asks for the address that a reset link goes to. */
export function ForgotPasswordScreen({ sent, signedIn, answer }: ForgotPasswordProps) {
	const { fields, whole, errors } = useFormAnswer<"email">("forgot-password", answer?.lastResult);
	return (
		<AccountFrame
			title="Forgot password"
			subtitle={sent ? undefined : "Tell us your email address, and we send you a link to choose a new one."}
			caption="Even the best storytellers forget a word now and then."
		>
			{sent ? (
				<Notice kind="success" live>
					<p>{sent}</p>
					<p className="text-small">
						The link works for one hour.{signedIn ? "" : " We take you to the sign-in page now."}
					</p>
				</Notice>
			) : (
				<>
					<ErrorSummary errors={errors} />
					<form className="form" method="post" action="/forgot-password">
						<Field
							{...fieldProps(fields.email)}
							label="Email"
							type="email"
							autoComplete="username"
							maxLength={EMAIL_MAX}
						/>
						<Button wide busyLabel="Sending...">
							Send Reset Link
						</Button>
						<FormError errors={whole} />
					</form>
				</>
			)}
			<p className="account-links">
				{signedIn ? <a href="/profile">Back to Profile</a> : <a href="/sign-in">Back to Sign In</a>}
			</p>
		</AccountFrame>
	);
}
