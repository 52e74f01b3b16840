export type Mail = {
	/** Names the mail for ever: sending the same id again sends nothing twice. */
	id: string;
	to: string;
	replyTo?: string;
	/** Where its reader ends mails like it: a page, and what a mail program posts to (RFC 8058). None where it has no news. */
	unsubscribe?: string;
	subject: string;
	html: string;
	text: string;
	/** ISO time of writing. */
	at: string;
};

export interface Mailer {
	describe(): { kind: "embedded" | "vendor"; name: string };
	/** Hands the mail over. Errors: `unavailable` (try again later), `refused` (for good: no such mailbox, no such address). */
	send(mail: Mail): Promise<{ ok: true; value: null } | { ok: false; error: "unavailable" | "refused" }>;
}

/** The embedded mailer's outbox, readable at /sandbox/mail. */
export interface Outbox {
	/** Newest first. */
	list(): Promise<Mail[]>;
	read(id: string): Promise<Mail | null>;
}
