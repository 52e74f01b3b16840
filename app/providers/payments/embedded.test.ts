import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmbeddedPayments } from "./embedded.server";
import type { CardForm, Payment, Payments } from "./port";
import { links, paymentsContract, value } from "./port.contract";
import { TEST_CARDS } from "./test-cards";

const clock = { now: () => new Date("2026-11-02T10:00:00.000Z") };
const ids = { token: (bytes: number) => randomBytes(bytes).toString("base64url") };
const openIn = (directory: string) => createEmbeddedPayments({ directory, clock, ids });

paymentsContract("embedded", async () => {
	const directory = await mkdtemp(join(tmpdir(), "payments-"));
	const payments = openIn(directory);
	const begin = async (payment: Payment, number: string) => {
		await payments.confirm(payment.clientSecret, { number });
	};
	return {
		payments,
		begin,
		pay: async (payment, number) => {
			await begin(payment, number);
			await payments.authenticate(payment.clientSecret, true);
		},
		close: () => rm(directory, { recursive: true }),
	};
});

describe("the embedded card form", () => {
	let directory: string;
	let payments: Payments & CardForm;
	let payment: Payment;

	beforeEach(async () => {
		directory = await mkdtemp(join(tmpdir(), "payments-"));
		payments = openIn(directory);
		const request = { amountPence: 3498, metadata: { book: "book_1" }, idempotencyKey: "draft_1" };
		payment = value(await payments.create(request));
	});
	afterEach(() => rm(directory, { recursive: true }));

	const fileOf = (id: string) => join(directory, `${id}.json`);

	test.each([
		"4242424242424242",
		"4242 4242 4242 4242",
		"4242-4242-4242-4242",
		" 4242\u00a04242 4242–4242 ",
	])("takes the number typed as %j", async (number) => {
		const paid = value(await payments.confirm(payment.clientSecret, { number }));
		const chargedAt = clock.now().toISOString();
		expect(paid).toEqual({ ...payment, state: "succeeded", method: "Visa ending 4242", chargedAt });
	});

	test.each([
		["4000000000000002", "Your card was declined."],
		["4000000000009995", "Your card has insufficient funds."],
	])("declines %s in the bank's words", async (number, message) => {
		const answer = await payments.confirm(payment.clientSecret, { number });
		expect(answer).toEqual({ ok: false, error: "declined", message });
		expect(value(await payments.read(payment.id))).toEqual({ ...payment, lastError: message });
	});

	test.each([
		"5555555555554444",
		"4242",
		"",
		"4242424242424242424",
		"a card",
	])("takes no %j, changes nothing and names the card that works", async (number) => {
		const answer = await payments.confirm(payment.clientSecret, { number });
		expect(answer).toMatchObject({ ok: false, error: "number" });
		expect(answer).toHaveProperty("message", expect.stringContaining("4242 4242 4242 4242"));
		expect(value(await payments.read(payment.id))).toEqual(payment);
	});

	test("a card whose bank asks is paid when the customer allows it", async () => {
		const asked = value(await payments.confirm(payment.clientSecret, { number: "4000002500003155" }));
		expect(asked.state).toBe("requires_action");
		const paid = value(await payments.authenticate(payment.clientSecret, true));
		expect(paid).toMatchObject({ state: "succeeded", method: "Visa ending 3155" });
		expect(await payments.authenticate(payment.clientSecret, true)).toEqual({ ok: true, value: paid });
		expect(await payments.authenticate(payment.clientSecret, false)).toEqual({ ok: true, value: paid });
	});

	test("a bank's question that is refused leaves the payment open for another card", async () => {
		await payments.confirm(payment.clientSecret, { number: "4000002500003155" });
		expect(await payments.authenticate(payment.clientSecret, false)).toEqual({
			ok: false,
			error: "declined",
		});
		const open = value(await payments.read(payment.id));
		expect(open).toMatchObject({ state: "requires_payment_method", method: null });
		expect(open.lastError).toContain("unable to authenticate");
		const again = await payments.authenticate(payment.clientSecret, true);
		expect(again).toEqual({ ok: false, error: "not_possible" });
		expect(value(await payments.confirm(payment.clientSecret, { number: "4242424242424242" })).state).toBe(
			"succeeded",
		);
	});

	test("50 confirms at once charge once", async () => {
		const numbers = Array.from(
			{ length: 50 },
			(_, i) => TEST_CARDS[(i + 1) % TEST_CARDS.length]?.number ?? "",
		);
		const answers = await Promise.all(
			numbers.map((number) => payments.confirm(payment.clientSecret, { number })),
		);
		const paid = value(await payments.read(payment.id));
		expect(paid).toMatchObject({ state: "succeeded", method: "Visa ending 4242" });
		const first = numbers.indexOf("4242424242424242");
		for (const answer of answers.slice(first)) expect(answer).toEqual({ ok: true, value: paid });
	});

	test("a confirm and a cancel at once agree on one end", async () => {
		const [confirmed, cancelled] = await Promise.all([
			payments.confirm(payment.clientSecret, { number: "4242424242424242" }),
			payments.cancel(payment.id),
		]);
		expect(confirmed.ok).not.toBe(cancelled.ok);
		expect(value(await payments.read(payment.id)).state).toBe(confirmed.ok ? "succeeded" : "canceled");
	});

	test("a cancelled payment takes no card", async () => {
		await payments.cancel(payment.id);
		const answer = await payments.confirm(payment.clientSecret, { number: "4242424242424242" });
		expect(answer).toMatchObject({ ok: false, error: "not_possible", message: expect.any(String) });
	});

	test("only the payment's own secret confirms it", async () => {
		for (const secret of [payment.id, `${payment.id}_secret_`, `${payment.clientSecret}0`, "", "_secret_"]) {
			const answer = await payments.confirm(secret, { number: "4242424242424242" });
			expect(answer).toMatchObject({ ok: false, error: "not_found" });
			expect(await payments.authenticate(secret, true)).toEqual({ ok: false, error: "not_found" });
		}
		expect(value(await payments.read(payment.id))).toEqual(payment);
	});

	test("no card number reaches the disk", async () => {
		for (const { number } of TEST_CARDS) await payments.confirm(payment.clientSecret, { number });
		await payments.confirm(payment.clientSecret, { number: "5555 5555 5555 4444" });
		for (const name of await readdir(directory)) {
			expect(await readFile(join(directory, name), "utf8")).not.toMatch(/\d{12}|(\d{4}[ -]){3}/);
		}
	});

	test("payments outlive the process", async () => {
		const paid = value(await payments.confirm(payment.clientSecret, { number: "4242424242424242" }));
		const restarted = openIn(directory);
		expect(await restarted.read(payment.id)).toEqual({ ok: true, value: paid });
		const again = { amountPence: 3498, metadata: { book: "book_1" }, idempotencyKey: "draft_1" };
		expect(await restarted.create(again)).toEqual({ ok: true, value: paid });
	});

	test("two adapters of one directory take turns", async () => {
		const other = openIn(directory);
		const cards = ["4000000000000002", "4242424242424242"];
		await Promise.all(
			Array.from({ length: 20 }, (_, i) =>
				(i % 2 ? payments : other).confirm(payment.clientSecret, { number: cards[i % 2] ?? "" }),
			),
		);
		expect(value(await other.read(payment.id)).state).toBe("succeeded");
	});

	test("what a killed process left half written is not believed", async () => {
		await writeFile(`${fileOf(payment.id)}.part`, '{"id":"pi_');
		expect(await openIn(directory).read(payment.id)).toEqual({ ok: true, value: payment });
		expect(value(await payments.cancel(payment.id)).state).toBe("canceled");
		expect(await readdir(directory)).toEqual([`${payment.id}.json`]);
	});

	test.each([
		"",
		"not json",
		"[]",
		'{"state":"succeeded"}',
	])("a file that holds %j is no payment", async (text) => {
		await writeFile(fileOf(payment.id), text);
		expect(await payments.read(payment.id)).toEqual({ ok: false, error: "not_found" });
		const answer = await payments.confirm(payment.clientSecret, { number: "4242424242424242" });
		expect(answer).toMatchObject({ ok: false, error: "not_found" });
	});

	test("a file of another payment is not this one", async () => {
		const request = { amountPence: 3498, metadata: {}, idempotencyKey: "draft_2" };
		const other = value(await payments.create(request));
		await writeFile(fileOf(payment.id), await readFile(fileOf(other.id)));
		expect(await payments.read(payment.id)).toEqual({ ok: false, error: "not_found" });
	});

	test("has its card form in the page and no page of its own", async () => {
		expect(payments.describe()).toEqual({ kind: "embedded" });
		expect(await payments.hostedPage(payment.id, links("page_1"))).toEqual({ ok: true, value: null });
	});
});
