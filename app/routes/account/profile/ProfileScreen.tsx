import { type SubmissionResult, useForm } from "@conform-to/react";
import {
	EMAIL_MAX,
	PASSWORD_MAX,
	PASSWORD_MIN,
	type Proof,
	USERNAME_MAX,
	USERNAME_MIN,
} from "~/shop/accounts/rules";
import { FormError } from "~/ui/FormError";
import { fieldProps } from "~/ui/form-answer";
import { Button } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { ErrorSummary, summaryErrors } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { PageHeader } from "~/ui/PageHeader";
import { PasswordField } from "~/ui/PasswordField";
import { PictureForm, type ProfileUser } from "./PictureForm";
import { ProfileActions } from "./ProfileActions";

export type ProfileProps = {
	user: ProfileUser;
	/** A new address whose owner has not confirmed it yet. */
	pendingEmail: string | null;
	/** The sign-in isn't recent: changing the address or password takes the current one. */
	asksPassword: boolean;
	/** Without one the family signs in with Google. */
	hasPassword: boolean;
	/** What deleting the account takes, besides its Yes. */
	proof: Proof;
	lastResult?: SubmissionResult<string[]>;
	pictureProblem?: string;
};

const KEEP_PASSWORD =
	"Leave it empty to keep the one you have. A new one signs out every other device, and ends signing in with Google.";
const SET_PASSWORD = "You sign in with Google. A password takes its place, and signs out every other device.";

/** The account as its owner sees and changes it. */
export function ProfileScreen({
	user,
	pendingEmail,
	asksPassword,
	hasPassword,
	proof,
	lastResult,
	pictureProblem,
}: ProfileProps) {
	const [form, fields] = useForm<Record<"username" | "email" | "password" | "currentPassword", string>>({
		id: "profile",
		lastResult,
		defaultValue: { username: user.username, email: user.email },
	});
	const { "": whole, ...wrong } = form.allErrors;
	return (
		<div className="page page-section" data-session-check>
			<PageHeader title="Profile">
				What we call you, how we reach you, and everything that is yours.
			</PageHeader>
			<ErrorSummary
				title="Failed to update profile"
				errors={summaryErrors(pictureProblem ? { ...wrong, picture: [pictureProblem] } : wrong)}
			/>
			<div className="profile">
				<PictureForm user={user} problem={pictureProblem} />
				<div className="stack-large">
					<Panel title="Your details" id="details">
						<form className="form" method="post" action="/profile" data-offline="Something went wrong">
							<input type="hidden" name="account" value={user._id} />
							<Field
								{...fieldProps(fields.username)}
								label="Username"
								autoComplete="nickname"
								minLength={USERNAME_MIN}
								maxLength={USERNAME_MAX}
							/>
							<Field
								{...fieldProps(fields.email)}
								label="Email"
								hint="A new address takes over once you have opened the link we send there."
								type="email"
								autoComplete="email"
								maxLength={EMAIL_MAX}
							/>
							{pendingEmail ? (
								<Notice>
									<div className="stack">
										<p>
											We have sent a link to{" "}
											<strong className="mail-address" dir="auto">
												{pendingEmail}
											</strong>
											. Your address changes when you open it.
										</p>
										<p>
											{/* In a form of its own: Enter in a field above must not press it. */}
											<Button form="keep-address" variant="secondary" size="small">
												Keep my address
											</Button>
										</p>
									</div>
								</Notice>
							) : null}
							<PasswordField
								{...fieldProps(fields.password)}
								label="New password"
								optional
								hint={`${hasPassword ? KEEP_PASSWORD : SET_PASSWORD} At least ${PASSWORD_MIN} characters.`}
								autoComplete="new-password"
								minLength={PASSWORD_MIN}
								maxLength={PASSWORD_MAX}
							/>
							{asksPassword || fields.currentPassword.errors ? (
								<PasswordField
									{...fieldProps(fields.currentPassword)}
									label="Current password"
									optional
									hint="Only needed for a new email address or a new password."
									maxLength={PASSWORD_MAX}
								/>
							) : null}
							<Button busyLabel="Updating...">Update Profile</Button>
							<FormError errors={whole} />
						</form>
						{pendingEmail ? (
							<form id="keep-address" method="post" action="/profile">
								<input type="hidden" name="account" value={user._id} />
								<input type="hidden" name="intent" value="keep-address" />
							</form>
						) : null}
					</Panel>
					<ProfileActions account={user._id} proof={proof} />
				</div>
			</div>
		</div>
	);
}
