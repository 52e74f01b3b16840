import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Mail, Mailer, Outbox } from "./port";

const kept: z.ZodType<Mail> = z.object({
	id: z.string(),
	to: z.string(),
	replyTo: z.string().optional(),
	unsubscribe: z.string().optional(),
	subject: z.string(),
	html: z.string(),
	text: z.string(),
	at: z.string(),
});

const NAME = /^[0-9a-f]{64}\.json$/;

/** The name of a mail's file: an id may hold any character, a file name may not. */
const nameOf = (id: string) => `${createHash("sha256").update(id).digest("hex")}.json`;

/**
 * Mails that go nowhere: one JSON file each in a directory, readable at /sandbox/mail.
 * A mail is written beside its place, flushed and linked in; the link fails when the id has been sent before.
 */
export function createEmbeddedMailer({ directory }: { directory: string }): Mailer & Outbox {
	return {
		describe: () => ({ kind: "embedded", name: "outbox" }),

		async send(mail) {
			await mkdir(directory, { recursive: true, mode: 0o700 });
			const draft = join(directory, `.${randomUUID()}`);
			try {
				const file = await open(draft, "wx", 0o600);
				try {
					await file.writeFile(JSON.stringify(mail, null, "\t"));
					await file.sync();
				} finally {
					await file.close();
				}
				await link(draft, join(directory, nameOf(mail.id)));
			} catch (error) {
				if (!isOneOf(error, "EEXIST")) throw error;
			} finally {
				await rm(draft, { force: true });
			}
			return { ok: true, value: null };
		},

		async list() {
			const names = await readdir(directory).catch((error: unknown) => {
				if (isOneOf(error, "ENOENT")) return [];
				throw error;
			});
			const mails = await Promise.all(
				names.filter((name) => NAME.test(name)).map((name) => readMail(join(directory, name))),
			);
			return mails
				.filter((mail) => mail !== null)
				.sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id));
		},

		read: (id) => readMail(join(directory, nameOf(id))),
	};
}

async function readMail(file: string): Promise<Mail | null> {
	try {
		return kept.parse(JSON.parse(await readFile(file, "utf8")));
	} catch (error) {
		if (isOneOf(error, "ENOENT")) return null;
		throw error;
	}
}

function isOneOf(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
