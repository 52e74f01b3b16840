import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmbeddedMailer } from "./embedded.server";
import { aMail, mailContract } from "./port.contract";

let directory: string;
beforeEach(async () => {
	directory = join(await mkdtemp(join(tmpdir(), "shop-mail-")), "mail");
});
afterEach(() => rm(join(directory, ".."), { recursive: true }));

mailContract("embedded", async () => {
	const mailer = createEmbeddedMailer({ directory });
	return {
		mailer,
		delivered: async () =>
			(await mailer.list()).map(({ to, replyTo = null, unsubscribe = null, subject, html, text }) => ({
				to,
				replyTo,
				unsubscribe,
				subject,
				html,
				text,
			})),
		stop: async () => {},
	};
});

test("lists the newest first, and is empty before the first mail", async () => {
	const mailer = createEmbeddedMailer({ directory });
	expect(await mailer.list()).toEqual([]);
	const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;
	for (const day of [20, 22, 21]) await mailer.send({ ...aMail, id: `mail-${day}`, at: at(day) });
	expect((await mailer.list()).map((mail) => mail.at)).toEqual([at(22), at(21), at(20)]);
});

test("reads one mail by its id", async () => {
	const mailer = createEmbeddedMailer({ directory });
	await mailer.send(aMail);
	expect(await mailer.read(aMail.id)).toEqual(aMail);
	expect(await mailer.read("../../etc/passwd")).toBeNull();
});

test("mails are the shop's alone, and nothing is left on the way in", async () => {
	const mailer = createEmbeddedMailer({ directory });
	await mailer.send(aMail);
	await mailer.send(aMail);
	const names = await readdir(directory);
	expect(names).toHaveLength(1);
	expect((await stat(directory)).mode & 0o777).toBe(0o700);
	expect((await stat(join(directory, names[0] ?? ""))).mode & 0o777).toBe(0o600);
});

test("what else lies in the directory is no mail", async () => {
	const mailer = createEmbeddedMailer({ directory });
	await mailer.send(aMail);
	await writeFile(join(directory, ".half-written"), "{");
	await writeFile(join(directory, "notes.txt"), "hello");
	expect(await mailer.list()).toEqual([aMail]);
});
