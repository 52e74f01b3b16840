import { expect, test } from "vitest";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import {
	actorOf,
	beginSession,
	endSession,
	endSessionsOf,
	findSession,
	SESSION_MS,
	saveFacts,
} from "./session.server";
import { readShell } from "./shell.server";
import { meet } from "./visitor.server";

const withCookie = (cookie: string) =>
	new Request("http://localhost:3000/", { headers: { Cookie: `a=b; ${cookie.split(";")[0]}; c=d` } });

test("a session is found by its cookie, and only its hash is stored", async () => {
	const shop = await openTestShop();
	const { session, cookie } = await beginSession(shop);
	expect(cookie).toMatch(/^fk_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
	expect(await findSession(shop, withCookie(cookie))).toEqual(session);
	const token = cookie.slice("fk_session=".length, cookie.indexOf(";"));
	const row = await shop.db.selectFrom("sessions").selectAll().executeTakeFirstOrThrow();
	expect(JSON.stringify(row)).not.toContain(token);
	expect(actorOf(session)).toEqual({ kind: "guest", id: session.guestId });
});

test("production binds the cookie to the host and to https", async () => {
	const shop = await openTestShop();
	shop.settings.testMode = false;
	const { cookie } = await beginSession(shop);
	expect(cookie).toMatch(/^__Host-fk_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
});

test.each([
	["none", "a=b"],
	["made up", "fk_session=guess"],
	["huge", `fk_session=${"x".repeat(5000)}`],
])("no session: %s", async (_name, cookie) => {
	const shop = await openTestShop();
	await beginSession(shop);
	expect(await findSession(shop, withCookie(cookie))).toBeNull();
});

test("a session lasts thirty days after its last use, to the millisecond", async () => {
	const shop = await openTestShop();
	const { cookie } = await beginSession(shop);
	shop.clock.advance(SESSION_MS - 1);
	expect(await findSession(shop, withCookie(cookie))).not.toBeNull();
	shop.clock.advance(SESSION_MS - 1);
	expect(await findSession(shop, withCookie(cookie))).not.toBeNull();
	shop.clock.advance(SESSION_MS);
	expect(await findSession(shop, withCookie(cookie))).toBeNull();
});

test("an ended session's cookie opens nothing any more", async () => {
	const shop = await openTestShop();
	const { session, cookie } = await beginSession(shop);
	expect(await endSession(shop, session.id)).toContain("Max-Age=0");
	expect(await findSession(shop, withCookie(cookie))).toBeNull();
});

test("facts are kept; the sessions of an account end but for one", async () => {
	const shop = await openTestShop();
	const now = shop.clock.now().toISOString();
	await shop.db
		.insertInto("users")
		.values({
			id: "user_1",
			username: "Rosa",
			username_fold: "rosa",
			email: "rosa@example.com",
			email_fold: "rosa@example.com",
			email_proved: 0,
			password_hash: null,
			google_sub: null,
			picture_key: null,
			created_at: now,
			updated_at: now,
		})
		.execute();
	const here = await beginSession(shop, { userId: "user_1" });
	const there = await beginSession(shop, { userId: "user_1" });
	await saveFacts(shop, here.session, { ...here.session.facts, orders: ["order_1"] });
	await endSessionsOf(shop, "user_1", here.session.id);
	expect((await findSession(shop, withCookie(here.cookie)))?.facts.orders).toEqual(["order_1"]);
	expect(await findSession(shop, withCookie(there.cookie))).toBeNull();
	expect(actorOf(here.session)).toEqual({ kind: "family", id: "user_1", guestId: here.session.guestId });
});

test("the browser's cookie goes on with the session, a day at a time at most", async () => {
	const shop = await openTestShop();
	replaceShop(shop);
	const { cookie } = await beginSession(shop);
	expect((await meet(withCookie(cookie))).headers.getSetCookie()).toEqual([]);
	shop.clock.advance(25 * 3600_000);
	expect((await meet(withCookie(cookie))).headers.getSetCookie()).toEqual([cookie]);
	expect((await meet(withCookie(cookie))).headers.getSetCookie()).toEqual([]);
});

test("a page passes the renewed cookie on", async () => {
	const shop = await openTestShop();
	replaceShop(shop);
	const { cookie } = await beginSession(shop);
	shop.clock.advance(25 * 3600_000);
	const { init } = await readShell(withCookie(cookie));
	expect(new Headers(init?.headers).getSetCookie()).toEqual([cookie]);
});
