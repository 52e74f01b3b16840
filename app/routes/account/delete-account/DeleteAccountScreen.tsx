import { TAX_YEARS } from "~/shop/accounts/rules";
import { DELETE_MESSAGE, DELETE_TITLE } from "~/ui/account/deletion";
import { Button, ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";

/** The confirmation as a page of its own, for browsers without scripts and for whoever wants to know more first. */
export function DeleteAccountScreen({ account }: { account: string }) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title={DELETE_TITLE}>{DELETE_MESSAGE}</PageHeader>
			<div className="stack-large">
				<Panel title="What goes at once">
					<ul>
						<li>Your sign-in, your email address and your profile picture</li>
						<li>Your photos, the characters drawn from them, and books you have not ordered</li>
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
				<form method="post" action="/profile/delete" className="button-row">
					<input type="hidden" name="account" value={account} />
					<ButtonLink href="/profile" variant="secondary">
						No
					</ButtonLink>
					<Button variant="danger" busyLabel="Deleting...">
						Yes
					</Button>
				</form>
			</div>
		</div>
	);
}
