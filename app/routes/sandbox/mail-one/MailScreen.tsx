import { PageHeader } from "~/ui/PageHeader";
import { addressOf, type MailHead, timeOf } from "~/ui/sandbox/mail-head";

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
