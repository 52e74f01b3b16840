import { beforeEach, describe, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import {
	deleteNow,
	familyOf,
	mailedToken,
	mailsTo,
	openAccountOf,
	opens,
	PASSWORD,
} from "./accounts.testing";
import { requestReset } from "./request-reset.server";
import { checkReset, RESET_TEXTS, resetPassword } from "./reset-password.server";
import { RESET_MS } from "./rules";
import { findUser, type UserRow } from "./store.server";

const NEW_PASSWORD = "another-boat-lamp";
const INVALID = { ok: false, error: { code: "not_found", message: RESET_TEXTS.invalid } };

let shop: TestShop;
let user: UserRow;
beforeEach(async () => {
	shop = await openTestShop();
	user = await openAccountOf(shop);
});

async function linkFor(email = "Rosa@example.com"): Promise<string> {
	await requestReset(shop, email, "127.0.0.1");
	await runDueJobs(shop);
	return mailedToken(shop, "Rosa@example.com", "/reset-password/");
}

test("the mailed link sets a new password and proves the address", async () => {
	const token = await linkFor();
	expect(token.length).toBeGreaterThanOrEqual(43);
	expect(await checkReset(shop, token)).toEqual({ ok: true, value: null });
	expect((await resetPassword(shop, token, NEW_PASSWORD, "127.0.0.1")).ok).toBe(true);
	expect(await opens(shop, "rosa@example.com", NEW_PASSWORD)).toBe(true);
	expect(await opens(shop, "rosa@example.com", PASSWORD)).toBe(false);
	expect((await findUser(shop.db, user.id))?.email_proved).toBe(1);
});

test("every session of the account ends, and every other link", async () => {
	const [first, second] = [await linkFor(), await linkFor("ROSA@example.com")];
	await beginSession(shop, { userId: user.id });
	await resetPassword(shop, second, NEW_PASSWORD, "127.0.0.1");
	expect(await shop.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
	expect(await checkReset(shop, first)).toMatchObject(INVALID);
});

test("the token stands nowhere in the database", async () => {
	const token = await linkFor();
	for (const table of ["reset_tokens", "jobs", "settings"] as const) {
		expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute())).not.toContain(token);
	}
});

describe("a link opens nothing", () => {
	test("a second time, nor twice at once", async () => {
		const token = await linkFor();
		const results = await Promise.all([
			resetPassword(shop, token, NEW_PASSWORD, "127.0.0.1"),
			resetPassword(shop, token, "third-one", "127.0.0.1"),
		]);
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await resetPassword(shop, token, "fourth-one", "127.0.0.1")).toMatchObject(INVALID);
	});

	test("after an hour", async () => {
		const token = await linkFor();
		shop.clock.advance(RESET_MS - 1);
		expect((await checkReset(shop, token)).ok).toBe(true);
		shop.clock.advance(1);
		expect(await checkReset(shop, token)).toMatchObject(INVALID);
		expect(await resetPassword(shop, token, NEW_PASSWORD, "127.0.0.1")).toMatchObject(INVALID);
	});

	test("when it is guessed, empty or very long", async () => {
		for (const token of ["", "x", "x".repeat(43), "x".repeat(10_000), "' or 1=1 --"]) {
			expect(await checkReset(shop, token)).toMatchObject(INVALID);
			expect(await resetPassword(shop, token, NEW_PASSWORD, "127.0.0.1")).toMatchObject(INVALID);
		}
	});

	test("when its account has been deleted", async () => {
		const token = await linkFor();
		await deleteNow(shop, familyOf(user));
		expect(await resetPassword(shop, token, NEW_PASSWORD, "127.0.0.1")).toMatchObject(INVALID);
	});
});

test("an unknown address leaves the same traces but for the link, and gets no mail", async () => {
	await runDueJobs(shop);
	const jobs = async () => (await shop.db.selectFrom("jobs").select(["kind", "payload"]).execute()).slice(1);
	await requestReset(shop, "nobody@example.com", "127.0.0.1");
	await requestReset(shop, "rosa@example.com", "127.0.0.1");
	const [unknown, known] = (await jobs()).map(({ kind, payload }) => ({
		kind,
		mail: JSON.parse(payload).mail,
	}));
	expect(unknown).toEqual(known);
	await runDueJobs(shop);
	expect(await mailsTo(shop, "nobody@example.com")).toEqual([]);
	expect(shop.logged.filter(({ level }) => level !== "info")).toEqual([]);
});
