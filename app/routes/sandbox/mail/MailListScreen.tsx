import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { addressOf, type MailHead, timeOf } from "~/ui/sandbox/mail-head";

/** The mails of a test shop, which go nowhere else. */
export function MailListScreen({ mails }: { mails: readonly MailHead[] }) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title="Test mail">
				In test mode no mail leaves this machine. What would have been sent is here.
			</PageHeader>
			{mails.length === 0 ? (
				<EmptyState title="No mail yet">Place an order and its confirmation appears here.</EmptyState>
			) : (
				<ul className="mail-list">
					{mails.map((mail) => (
						<li key={mail.id}>
							<a href={addressOf(mail.id)}>{mail.subject}</a>
							<span className="text-soft text-small">
								to {mail.to}, {timeOf(mail.at)}
							</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
