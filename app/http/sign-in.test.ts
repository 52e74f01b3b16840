import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { mailedToken, openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import { requestReset } from "~/shop/accounts/request-reset.server";
import { resetPassword } from "~/shop/accounts/reset-password.server";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { beginSession } from "./session.testing";
import { findSession } from "./session-cookie.server";
import { signInWithPassword, signOut } from "./sign-in.server";
import { ensureSession, readVisitor, type Visitor } from "./visitor.server";

const HOME = "203.0.113.5";
const MINUTE_MS = 60_000;

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	await openAccountOf(shop);
});

const visitor = (cookie = "") =>
	readVisitor(
		new Request("http://localhost:3000/sign-in", {
			method: "POST",
			headers: cookie ? { Cookie: cookie } : {},
		}),
	);

async function tryIn(email: string, password: string, address: string): Promise<string> {
	const result = await signInWithPassword(await visitor(), { email, password }, address);
	return result.ok ? "in" : result.error.code;
}

const sessionCookie = ({ headers }: Visitor) => headers.getSetCookie()[0]?.split(";")[0] ?? "";
const opens = async (cookie: string) =>
	(await findSession(shop, new Request("http://localhost:3000/", { headers: { Cookie: cookie } }))) !== null;

describe("1,000 attempts", () => {
	test("on one account from everywhere: ten are heard, and the family still gets in where it was before", async () => {
		expect(await tryIn("rosa@example.com", PASSWORD, HOME)).toBe("in");
		const heard = [];
		for (let i = 0; i < 1000; i++) {
			heard.push(await tryIn("ROSA@example.com", `guess-${i}`, `198.51.100.${i % 250}`));
		}
		expect(heard.filter((code) => code === "unauthenticated")).toHaveLength(10);
		expect(heard.filter((code) => code === "rate_limited")).toHaveLength(990);
		expect(await tryIn("rosa@example.com", PASSWORD, HOME)).toBe("in");
		// From a new place even the right password has to wait, or the limit would say which one it is.
		expect(await tryIn("rosa@example.com", PASSWORD, "192.0.2.7")).toBe("rate_limited");
		shop.clock.advance(15 * MINUTE_MS);
		expect(await tryIn("rosa@example.com", PASSWORD, "192.0.2.7")).toBe("in");
	});

	test("from one address on many accounts: fifty are heard", async () => {
		const heard = [];
		for (let i = 0; i < 1000; i++)
			heard.push(await tryIn(`family${i}@example.com`, "guess-guess", "198.51.100.1"));
		expect(heard.filter((code) => code === "unauthenticated")).toHaveLength(50);
		const [refused] = [
			await signInWithPassword(await visitor(), { email: "x@example.com", password: "y" }, "198.51.100.1"),
		];
		expect(refused).toMatchObject({ ok: false, error: { code: "rate_limited", retryAfter: 15 * 60 } });
	});

	test("from the address everybody seems to have: the families that were there before get in, and their passwords are no easier to guess", async () => {
		expect(await tryIn("rosa@example.com", PASSWORD, HOME)).toBe("in");
		for (let i = 0; i < 1000; i++) await tryIn(`family${i}@example.com`, "guess-guess", HOME);
		expect(await tryIn("rosa@example.com", PASSWORD, HOME)).toBe("in");
		const heard = [];
		for (let i = 0; i < 100; i++) heard.push(await tryIn("rosa@example.com", `guess-${i}`, HOME));
		expect(heard.filter((code) => code === "unauthenticated")).toHaveLength(10);
	});

	test("at once slip nothing through", async () => {
		const heard = await Promise.all(
			Array.from({ length: 40 }, (_, i) => tryIn("rosa@example.com", `guess-${i}`, "198.51.100.1")),
		);
		expect(heard.filter((code) => code === "unauthenticated")).toHaveLength(10);
	});

	test("end for whoever opens a reset link", async () => {
		for (let i = 0; i < 20; i++) await tryIn("rosa@example.com", `guess-${i}`, `198.51.100.${i}`);
		await requestReset(shop, "rosa@example.com", HOME);
		await runDueJobs(shop);
		const token = await mailedToken(shop, "Rosa@example.com", "/reset-password/");
		expect((await resetPassword(shop, token, "another-boat-lamp", HOME)).ok).toBe(true);
		expect(await tryIn("rosa@example.com", "another-boat-lamp", HOME)).toBe("in");
	});
});

test("right passwords count for nothing", async () => {
	for (let i = 0; i < 60; i++) expect(await tryIn("rosa@example.com", PASSWORD, "192.0.2.1")).toBe("in");
});

test("six reset links an hour to one address: five go out, all are answered alike", async () => {
	for (let i = 0; i < 6; i++)
		expect(await requestReset(shop, "rosa@example.com", HOME)).toEqual({ ok: true, value: null });
	expect(await shop.db.selectFrom("reset_tokens").selectAll().execute()).toHaveLength(5);
});

describe("the session", () => {
	test("is a new one after a sign-in, and the old cookie opens nothing any more", async () => {
		const before = await visitor();
		await ensureSession(before);
		const guestCookie = sessionCookie(before);
		const after = await visitor(guestCookie);
		await signInWithPassword(after, { email: "rosa@example.com", password: PASSWORD });
		expect(sessionCookie(after)).not.toBe(guestCookie);
		expect(await opens(guestCookie)).toBe(false);
		expect(await opens(sessionCookie(after))).toBe(true);
	});

	test("takes along what its guest began", async () => {
		const before = await visitor();
		const guest = await ensureSession(before);
		const book = await makeBook(shop, guest);
		const after = await visitor(sessionCookie(before));
		await signInWithPassword(after, { email: "rosa@example.com", password: PASSWORD });
		const row = await shop.db
			.selectFrom("books")
			.select("owner_id")
			.where("id", "=", book)
			.executeTakeFirstOrThrow();
		expect(row.owner_id).toBe(after.actor?.id);
	});

	test("of one family gives the next family on this browser nothing", async () => {
		const owen = await openAccountOf(shop, "Owen");
		const { cookie } = await beginSession(shop, { userId: owen.id, facts: { orders: ["order_owens"] } });
		const book = await makeBook(shop, owen);
		const after = await visitor(cookie.split(";")[0]);
		await signInWithPassword(after, { email: "rosa@example.com", password: PASSWORD });
		const row = await shop.db
			.selectFrom("books")
			.select("owner_id")
			.where("id", "=", book)
			.executeTakeFirstOrThrow();
		expect(row.owner_id).toBe(owen.id);
		expect(after.session?.facts.orders).toEqual([]);
	});

	test("ends with a sign-out, and the next guest is another one", async () => {
		const before = await visitor();
		await signInWithPassword(before, { email: "rosa@example.com", password: PASSWORD });
		const cookie = sessionCookie(before);
		const guestId = before.session?.guestId;
		const leaving = await visitor(cookie);
		await signOut(leaving);
		expect(await opens(cookie)).toBe(false);
		expect(leaving.headers.getSetCookie().join()).toMatch(/fk_session=; .*Max-Age=0.*fk_was=; .*Max-Age=0/);
		const next = await visitor();
		expect((await ensureSession(next)).id).not.toBe(guestId);
	});
});
