import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Mail, Mailer } from "./port";

/** A mail as it lies in a mailbox: headers and bodies decoded. */
export type Delivered = {
	to: string;
	replyTo: string | null;
	unsubscribe: string | null;
	subject: string;
	html: string;
	text: string;
};

type Started = { mailer: Mailer; delivered(): Promise<Delivered[]>; stop(): Promise<void> };

export const aMail: Mail = {
	id: "order-paid:order_1",
	to: "ann@family.example",
	subject: "Your order KX82MLQ1 – thank you, Zoë!",
	html: "<p>Thank you, <b>Zoë</b>.</p>",
	text: "Thank you, Zoë.\n.\nA line that is only a dot ends nothing.\n",
	at: "2026-11-20T09:30:00.000Z",
};

/** What every adapter of the mail port does. `delivered` reads what has arrived. */
export function mailContract(name: string, start: () => Promise<Started>) {
	describe(`mail: ${name}`, () => {
		let started: Started;
		let mailer: Mailer;
		beforeEach(async () => {
			started = await start();
			mailer = started.mailer;
		});
		afterEach(() => started.stop());

		test("delivers a mail as it was written", async () => {
			expect(await mailer.send({ ...aMail, replyTo: "bob@family.example" })).toEqual({
				ok: true,
				value: null,
			});
			const { id: _id, at: _at, ...written } = aMail;
			expect(await started.delivered()).toEqual([
				{ ...written, replyTo: "bob@family.example", unsubscribe: null },
			]);
		});

		test("says how its news end, where it has any", async () => {
			const unsubscribe = `https://shop.example/unsubscribe/${"a".repeat(43)}.${"b".repeat(43)}`;
			await mailer.send({ ...aMail, unsubscribe });
			expect((await started.delivered()).map((mail) => mail.unsubscribe)).toEqual([unsubscribe]);
		});

		test("sending the same id again sends nothing twice", async () => {
			await mailer.send(aMail);
			expect(await mailer.send({ ...aMail, subject: "Again" })).toEqual({ ok: true, value: null });
			expect((await started.delivered()).map((mail) => mail.subject)).toEqual([aMail.subject]);
		});

		test("mails of several ids all arrive, sent at once", async () => {
			const ids = ["a", "b/../c", "ü", "a\n"];
			await Promise.all(ids.map((id) => mailer.send({ ...aMail, id, text: JSON.stringify(id) })));
			const texts = (await started.delivered()).map((mail) => JSON.parse(mail.text));
			expect(texts.sort()).toEqual([...ids].sort());
		});
	});
}
