/** What the list of test mail shows of one. */
export type MailHead = {
	id: string;
	to: string;
	subject: string;
	/** When it was sent, ISO 8601. */
	at: string;
};

/** Path of a test mail. */
export const addressOf = (id: string) => `/sandbox/mail/${encodeURIComponent(id)}`;
/** When a mail was sent, in words for London. */
export const timeOf = (at: string) =>
	new Date(at).toLocaleString("en-GB", {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: "Europe/London",
	});
