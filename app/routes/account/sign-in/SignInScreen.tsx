import { EMAIL_MAX, PASSWORD_MAX, UNEXPECTED } from "~/shop/accounts/rules";
import { AccountFrame } from "~/ui/account/AccountFrame";
import { FormError } from "~/ui/FormError";
import { type FormAnswer, fieldProps, useFormAnswer } from "~/ui/form-answer";
import type { SignInLinks } from "~/ui/account/sign-in-links";
import { GoogleButton } from "~/ui/account/GoogleButton";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { PasswordField } from "~/ui/PasswordField";

/** Said with every failure alike, so that it tells nobody which addresses have an account, and of which kind. */
const SIGNED_UP_WITH_GOOGLE = "Signed up with Google? Continue with google.";

/** The way into an account: password or Google. */
export function SignInScreen({ links, answer }: { links: SignInLinks; answer: FormAnswer }) {
	const { fields, whole, errors } = useFormAnswer<"email" | "password">("sign-in", answer?.lastResult);
	return (
		<AccountFrame
			title="Sign In"
			subtitle="Welcome back! Let's create more stories together."
			caption="Your books, your orders and every story you have begun are where you left them."
		>
			<ErrorSummary errors={errors} />
			<form className="form" method="post" action={links.signIn} data-offline={UNEXPECTED}>
				<Field
					{...fieldProps(fields.email)}
					label="Email"
					type="email"
					autoComplete="username"
					maxLength={EMAIL_MAX}
				/>
				<PasswordField {...fieldProps(fields.password)} label="Password" maxLength={PASSWORD_MAX} />
				<Button wide busyLabel="Signing In...">
					Sign In
				</Button>
				<FormError errors={whole} />
			</form>
			{links.google ? (
				<GoogleButton action={links.google} hint={answer ? SIGNED_UP_WITH_GOOGLE : undefined} />
			) : null}
			<p className="account-links">
				<a href={links.signUp}>New member? Register here.</a>
				<a href="/forgot-password">Forgot-password? Reset</a>
				<a href="/find-order">Ordered as a guest? Find my order</a>
			</p>
		</AccountFrame>
	);
}
