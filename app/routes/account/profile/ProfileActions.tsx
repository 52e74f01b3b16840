import { PASSWORD_MAX, type Proof } from "~/shop/accounts/rules";
import { DELETE_MESSAGE, DELETE_PASSWORD, DELETE_TITLE } from "~/ui/account/deletion";
import { Button, ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/Dialog";
import { PasswordField } from "~/ui/PasswordField";

/** What else a family may do with its account: take its data along, leave, leave everywhere, leave for good. */
export function ProfileActions({ account, proof }: { account: string; proof: Proof }) {
	return (
		<Panel title="Your account" id="account">
			<div className="profile-ways">
				<section>
					<h3>Your data</h3>
					<p>Your books, covers, orders and everything else we hold about you, in one ZIP file.</p>
					<ButtonLink href="/profile/download" variant="secondary">
						Download my data
					</ButtonLink>
				</section>
				<section>
					<h3>Signing out</h3>
					<p>Here, or on every phone and computer you have signed in on.</p>
					<div className="button-row">
						<form method="post" action="/sign-out">
							<Button variant="secondary">Sign Out</Button>
						</form>
						<form method="post" action="/sign-out/everywhere">
							<input type="hidden" name="account" value={account} />
							<Button variant="secondary">Sign out everywhere</Button>
						</form>
					</div>
				</section>
				<section>
					<h3>Leaving us</h3>
					<p>Deletes your account, your photos and your stories. Orders on their way to you still arrive.</p>
					<ButtonLink
						href="/profile/delete"
						variant="danger"
						data-dialog={proof === "google" ? undefined : "delete-account"}
					>
						Delete Account
					</ButtonLink>
				</section>
			</div>
			<ConfirmDialog
				id="delete-account"
				title={DELETE_TITLE}
				message={
					<>
						{DELETE_MESSAGE} <a href="/profile/delete">What we have to keep, and why</a>
					</>
				}
				action="/profile/delete"
				danger
			>
				<input type="hidden" name="account" value={account} />
				{proof === "password" ? (
					<PasswordField {...DELETE_PASSWORD} name="password" id="delete-password" maxLength={PASSWORD_MAX} />
				) : null}
			</ConfirmDialog>
		</Panel>
	);
}
