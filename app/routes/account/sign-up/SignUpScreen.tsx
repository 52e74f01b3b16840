import { BRAND } from "~/content/brand";
import { capitalisedNumber } from "~/content/capitalised-number";
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from "~/shop/accounts/rules";
import { FREE_COVERS } from "~/shop/covers/rules";
import { AccountFrame } from "~/ui/account/AccountFrame";
import { FormError } from "~/ui/FormError";
import { type FormAnswer, fieldProps, useFormAnswer } from "~/ui/form-answer";
import type { SignInLinks } from "~/ui/account/sign-in-links";
import { GoogleButton } from "~/ui/account/GoogleButton";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { PasswordField } from "~/ui/PasswordField";

/** A new account: name, address, password, or Google's word. */
export function SignUpScreen({ links, answer }: { links: SignInLinks; answer: FormAnswer }) {
	const { fields, whole, errors } = useFormAnswer<"username" | "email" | "password">(
		"sign-up",
		answer?.lastResult,
	);
	return (
		<AccountFrame
			title="Sign Up"
			subtitle={`Join ${BRAND.name} to create magical storybooks for your family.`}
			caption={`${capitalisedNumber(FREE_COVERS)} free covers to try, and every book and order in one place.`}
		>
			<ErrorSummary errors={errors} />
			<form
				className="form"
				method="post"
				action={links.signUp}
				data-offline="Network error. Please try again later."
			>
				<Field
					{...fieldProps(fields.username)}
					label="Username"
					hint={`At least ${USERNAME_MIN} characters. Others see it if you sign a review with it.`}
					autoComplete="nickname"
					maxLength={USERNAME_MAX}
				/>
				<Field
					{...fieldProps(fields.email)}
					label="Email"
					type="email"
					autoComplete="username"
					maxLength={EMAIL_MAX}
				/>
				<PasswordField
					{...fieldProps(fields.password)}
					label="Password"
					hint={`At least ${PASSWORD_MIN} characters. Three words that only you would put together are good.`}
					autoComplete="new-password"
					maxLength={PASSWORD_MAX}
				/>
				<Button wide busyLabel="Creating Account...">
					Sign Up
				</Button>
				<FormError errors={whole} />
			</form>
			{links.google ? <GoogleButton action={links.google} /> : null}
			<p className="account-links">
				<a href={links.signIn}>Already have an account? Sign In</a>
			</p>
		</AccountFrame>
	);
}
