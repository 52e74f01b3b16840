import { type SubmissionResult, useForm } from "@conform-to/react";
import { EMAIL_MAX, PASSWORD_MAX, UNEXPECTED } from "~/shop/accounts/rules";
import { Button } from "../Button";
import { ErrorSummary, summaryErrors } from "../ErrorSummary";
import { Field } from "../Field";
import { PasswordField } from "../PasswordField";
import { AccountFrame } from "./AccountFrame";
import { FormError } from "./FormError";
import { GoogleButton } from "./GoogleButton";
import { typed } from "./typed";

export type DoorLinks = {
	/** Addresses that carry where the family wants to go afterwards. */
	signIn: string;
	signUp: string;
	/** null: the shop has no identity provider. */
	google: string | null;
};

export type FormAnswer = { lastResult: SubmissionResult<string[]> } | undefined;

/** Specification, section 2, Sign In. */
export function SignInScreen({ links, answer }: { links: DoorLinks; answer: FormAnswer }) {
	const [form, fields] = useForm<{ email: string; password: string }>({
		id: "sign-in",
		lastResult: answer?.lastResult,
	});
	const { "": whole, ...wrong } = form.allErrors;
	return (
		<AccountFrame
			title="Sign In"
			subtitle="Welcome back! Let's create more stories together."
			caption="Your books, your orders and every story you have begun are where you left them."
		>
			<ErrorSummary errors={summaryErrors(wrong)} />
			<form className="form" method="post" action={links.signIn} data-offline={UNEXPECTED}>
				<Field
					{...typed(fields.email)}
					label="Email"
					type="email"
					autoComplete="username"
					maxLength={EMAIL_MAX}
				/>
				<PasswordField {...typed(fields.password)} label="Password" maxLength={PASSWORD_MAX} />
				<Button wide busyLabel="Signing In...">
					Sign In
				</Button>
				<FormError errors={whole} />
			</form>
			{links.google ? <GoogleButton action={links.google} /> : null}
			<p className="account-links">
				<a href={links.signUp}>New member? Register here.</a>
				<a href="/forgot-password">Forgot-password? Reset</a>
			</p>
		</AccountFrame>
	);
}
