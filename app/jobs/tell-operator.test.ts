import { beforeEach, describe, expect, test, vi } from "vitest";
import { vendorFailure } from "~/providers/vendor-failure";
import { must } from "~/shop/checkout/checkout.testing";
import { composeMorning } from "~/shop/figures/compose-mail.server";
import { laidOut } from "~/shop/laid-out.server";
import { advanceOrder } from "~/shop/orders/advance-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { tellOfVendor } from "~/shop/support/tell-of-vendor.server";
import { openTestShop, TEST_START, type TestShop } from "~/shop.testing";
import { enqueue } from "./enqueue.server";
import { handlers } from "./handlers.server";
import { Retry } from "./job.server";
import { insertJobs, openJobs } from "./job-store.server";
import { DAY, HOUR, swept } from "./sweep.testing";
import { tellOfTrouble, tellOfYesterday } from "./tell-operator.server";
import { runDueJobs } from "./worker.server";
import { enqueueSweep, sweep } from "./worker.testing";

const OPERATOR = "ruth@example.org";

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const told = async () => {
	await runDueJobs(shop);
	const sent = (await shop.providers.sandbox.outbox?.list()) ?? [];
	const mails = await Promise.all(sent.map(({ id }) => shop.providers.sandbox.outbox?.read(id)));
	return mails.filter((mail) => mail?.to === OPERATOR);
};
const hold = async (by: "job" | "operator") => {
	const orderId = await makeOrder(shop, "guest_ada", { order_number: "K7M2P9QX" });
	const step = { step: "hold", by, note: "Not every page could be drawn." } as const;
	must(await shop.db.transaction().execute((trx) => advanceOrder(trx, shop, orderId, step)));
};

test("whoever runs the shop is told at once of an order that it has put on hold, with the command that shows it", async () => {
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	await hold("job");
	const [mail, ...others] = await told();
	expect(others).toEqual([]);
	expect(mail?.subject).toBe("Order K7M2P9QX waits for you");
	expect(mail?.text).toContain("Not every page could be drawn.");
	expect(mail?.text).toContain("npm run shop -- order K7M2P9QX");
	expect(mail?.text).not.toContain("Ada");
});

test("of a job that was given up, too, in the words of the vendor that failed it", async () => {
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	const run = () => {
		shop.failures.tell(vendorFailure("Stripe", "refund", { status: 503 }));
		return Promise.reject(new Retry("vendor"));
	};
	await enqueueSweep(shop);
	await runDueJobs(shop, { ...handlers, ...sweep({ attempts: 1, run }) });
	const [mail] = await told();
	expect(mail?.subject).toBe("A job has failed: sweep");
	expect(mail?.text).toContain("Stripe said 503: it is too busy (refund)");
});

test("what their mail server refused once is tried again: nobody else would tell them of it", async () => {
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	vi.spyOn(shop.providers.mail, "send").mockResolvedValueOnce({ ok: false, error: "refused" });
	await hold("job");
	expect(await told()).toEqual([]);
	shop.clock.advance(HOUR);
	expect((await told()).map((mail) => mail?.subject)).toEqual(["Order K7M2P9QX waits for you"]);
});

test("of what is theirs to mend at once, however often it is met once a day", async () => {
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	const meet = () => {
		const words = "Replicate said 401: the token in REPLICATE_API_TOKEN is not valid (predictions)";
		const failure = vendorFailure("Replicate", "predictions", { status: 401 });
		// Another process's, which has told nobody yet.
		return tellOfVendor(shop, failure).then(() => words);
	};
	for (const hours of [0, 1]) {
		shop.clock.advance(hours * HOUR);
		const words = await meet();
		const [mail, ...others] = await told();
		expect(others).toEqual([]);
		expect(mail?.subject).toBe("Replicate said 401");
		expect(mail?.text.replace(/\s+/g, " ")).toContain(`${words}, at 2026-03-02T09:00:00.000Z.`);
	}
	shop.clock.advance(DAY);
	await meet();
	expect(await told()).toHaveLength(2);
});

describe("of a mail that could not be sent", () => {
	const refuse = (isRefused: (to: string) => boolean) => {
		const { send } = shop.providers.mail;
		shop.providers.mail.send = async (mail) => {
			if (!isRefused(mail.to)) return send(mail);
			shop.failures.tell(vendorFailure("SMTP", "RCPT TO", { status: 550, code: "5.1.1" }));
			return { ok: false, error: "refused" };
		};
	};
	const mailTo = (mail: string, id: string) =>
		enqueue(shop.db, shop, { kind: "send-mail", key: `${mail}:${id}`, payload: { mail, id } });

	test("as of any job: at its first try where it is refused for good", async () => {
		shop.settings.OPERATOR_EMAIL = OPERATOR;
		refuse((to) => to !== OPERATOR);
		const orderId = await makeOrder(shop, "guest_ada", { order_number: "K7M2P9QX" });
		await mailTo("order-confirmation", orderId);
		const [mail] = await told();
		expect(mail?.subject).toBe("A job has failed: send-mail");
		for (const said of [
			"The mail server said 550: there is no such mailbox (RCPT TO, 5.1.1)",
			`order-confirmation ${orderId}`,
		])
			expect(mail?.text.replace(/\s+/g, " ")).toContain(said);
		const [job] = await openJobs(shop.db, 10);
		expect(job).toMatchObject({ kind: "send-mail", state: "failed", attempts: 1 });
	});

	test("one a day of those that no order is about", async () => {
		shop.settings.OPERATOR_EMAIL = OPERATOR;
		refuse((to) => to !== OPERATOR);
		for (const id of ["message_1", "message_2"]) {
			const said = { name: "Rosa", email: "rosa@example.com", subject: "A corner", message: "It is bent." };
			const values = { id, owner_id: null, ...said, created_at: TEST_START };
			await shop.db.insertInto("messages").values(values).execute();
			await mailTo("contact-message", id);
		}
		expect(await told()).toHaveLength(1);
		expect((await openJobs(shop.db, 10)).map(({ state }) => state)).toEqual(["failed", "failed"]);
	});

	test("but not of one to themselves", async () => {
		shop.settings.OPERATOR_EMAIL = OPERATOR;
		refuse((to) => to === OPERATOR);
		await tellOfTrouble(shop, async () => 0.9);
		await runDueJobs(shop);
		const jobs = await openJobs(shop.db, 10);
		expect(jobs.map(({ state, failure }) => [state, failure])).toEqual([
			["ready", "The mail server said 550: there is no such mailbox (RCPT TO, 5.1.1)"],
		]);
	});
});

test("of a disk that is four fifths full, once a day while it lasts", async () => {
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	await tellOfTrouble(shop, async () => 0.799);
	expect(await told()).toEqual([]);
	for (const hours of [0, 1]) {
		shop.clock.advance(hours * HOUR);
		await tellOfTrouble(shop, async () => 0.8);
	}
	expect((await told()).map((mail) => mail?.subject)).toEqual(["The disk is 80 % full"]);
	shop.clock.advance(DAY);
	await tellOfTrouble(shop, async () => 0.95);
	expect(await told()).toHaveLength(2);
});

test("of a backup that is missing; one that was made this day is none", async () => {
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	const roomy = async () => 0;
	const warned = async () => (await told()).filter((mail) => mail?.subject.includes("backup"));
	await tellOfTrouble(shop, roomy);
	await swept(shop);
	await runDueJobs(shop);
	shop.clock.advance(25 * HOUR);
	await tellOfTrouble(shop, roomy);
	expect(await warned()).toEqual([]);
	shop.clock.advance(1);
	await tellOfTrouble(shop, roomy);
	const [mail, ...others] = await warned();
	expect(others).toEqual([]);
	expect(mail?.text).toContain("2026-03-02T09:00:00.000Z");
});

test("of the day before, each morning at seven in London, once, without any family's name", async () => {
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	await makeOrder(shop, "guest_ada", { order_number: "K7M2P9QX", state: "posted" });
	const at = async (iso: string) => {
		shop.clock.advance(Date.parse(iso) - shop.clock.now().getTime());
		await tellOfYesterday(shop);
		return (await told()).map((mail) => mail?.subject).sort();
	};
	const second = "2026-03-02: 1 order, £34.98";
	expect(await at("2026-03-03T06:59:59.999Z")).toEqual([]);
	expect(await at("2026-03-03T07:00:00.000Z")).toEqual([second]);
	expect(await at("2026-03-03T20:00:00.000Z")).toEqual([second]);
	const [mail] = await told();
	for (const said of ["K7M2P9QX", "posted", "form opened", "Costs are estimates"])
		expect(mail?.text).toContain(said);
	expect(mail?.text).not.toMatch(/Ada|Whale|St James/);
	// In summer it is six by UTC.
	expect(await at("2026-06-02T05:59:59.000Z")).toHaveLength(1);
	expect(await at("2026-06-02T06:00:00.000Z")).toEqual([second, "2026-06-01: 0 orders, £0.00"]);
});

test("of jobs that no worker begins for an hour, in the morning's mail", async () => {
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	await makeOrder(shop, "guest_ada", { order_number: "K7M2P9QX", state: "posted" });
	const morningAt = async (iso: string, dueAt: string) => {
		shop.clock.advance(Date.parse(iso) - shop.clock.now().getTime());
		await insertJobs(shop.db, [
			{
				id: dueAt,
				kind: "of-a-newer-version",
				key: dueAt,
				payload: "{}",
				state: "ready",
				attempts: 0,
				run_at: dueAt,
				steps: "{}",
				created_at: dueAt,
			},
		]);
		const letter = await composeMorning(shop, "2026-03-02");
		await shop.db.deleteFrom("jobs").execute();
		return letter ? laidOut(shop, letter).text : "";
	};
	expect(await morningAt("2026-03-03T07:00:00.000Z", "2026-03-03T06:00:00.000Z")).not.toMatch(/no worker/i);
	const text = await morningAt("2026-03-03T07:00:00.001Z", "2026-03-03T06:00:00.000Z");
	expect(text).toMatch(
		/jobs that no worker begins\s+of-a-newer-version: 1, due since 2026-03-03T06:00:00.000Z/i,
	);
});

test("of reports of damage that wait for an answer, in the morning's mail", async () => {
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	const order_id = await makeOrder(shop, "guest_ada", { order_number: "K7M2P9QX", state: "delivered" });
	const report = { order_id, words: "Torn.", file_key: null, delete_after: "2026-06-01" };
	await shop.db
		.insertInto("damages")
		.values([
			{ ...report, id: "damage_1", open_for: order_id, created_at: "2026-03-02T09:00:00.000Z" },
			{ ...report, id: "damage_2", open_for: null, created_at: "2026-03-01T09:00:00.000Z" },
		])
		.execute();
	const letter = await composeMorning(shop, "2026-03-02");
	const text = letter ? laidOut(shop, letter).text : "";
	expect(text.match(/answer promised by .*/g)).toEqual(["answer promised by 4 March 2026"]);
	expect(text).toContain("Order K7M2P9QX");
});

test("by the sweep, and nobody without an address", async () => {
	await swept(shop);
	expect(await told()).toEqual([]);
	shop.settings.OPERATOR_EMAIL = OPERATOR;
	shop.clock.advance(HOUR);
	await swept(shop);
	expect((await told()).map((mail) => mail?.subject)).toEqual(["2026-03-01: 0 orders, £0.00"]);
});

test.each([
	["without an address nobody is", undefined, "job"],
	["what they did themselves they know", OPERATOR, "operator"],
] as const)("%s", async (_, address, by) => {
	shop.settings.OPERATOR_EMAIL = address;
	await hold(by);
	expect(await told()).toEqual([]);
});
