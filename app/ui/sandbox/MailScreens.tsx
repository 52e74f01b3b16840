import { EmptyState } from "../EmptyState";
import { PageHeader } from "../PageHeader";

type MailHead = {
	id: string;
	to: string;
	subject: string;
	/** When it was sent, ISO 8601. */
	at: string;
};

const addressOf = (id: string) => `/sandbox/mail/${encodeURIComponent(id)}`;
const timeOf = (at: string) =>
	new Date(at).toLocaleString("en-GB", {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: "Europe/London",
	});

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

/** One mail: its text with the links to follow, and the way to its HTML. */
export function MailScreen({ mail }: { mail: MailHead & { text: string } }) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title={mail.subject}>
				To {mail.to}, {timeOf(mail.at)}
			</PageHeader>
			<p className="button-row">
				<a href={`${addressOf(mail.id)}/html`}>As a mail program shows it</a>
				<a href="/sandbox/mail">All test mail</a>
			</p>
			<pre className="mail-text">{withLinks(mail.text)}</pre>
		</div>
	);
}

/** Text in which every address can be followed. */
function withLinks(text: string) {
	return text.split(/(https?:\/\/\S+)/).map((part, at) =>
		at % 2 === 1 ? (
			<a key={part} href={part}>
				{part}
			</a>
		) : (
			part
		),
	);
}
