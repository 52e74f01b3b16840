import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "~/config.server";
import { watchConnections } from "~/serve/connections.server";
import { changeFacts } from "~/shop/sessions/change-facts.server";
import { endSession, endSessionsOf } from "~/shop/sessions/end-session.server";
import { actorOf, SESSION_MS } from "~/shop/sessions/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { createLog } from "./log.server";
import { beginSession } from "./session.testing";
import { findSession, sessionCookie } from "./session-cookie.server";
import { readVisitor } from "./visitor.server";

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

test("an ended session's cookie opens nothing any more", async () => {
	const shop = await openTestShop();
	const { session, cookie } = await beginSession(shop);
	await endSession(shop.db, session.id);
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
	await changeFacts(shop, here.session, (facts) => ({ ...facts, orders: ["order_1"] }));
	await endSessionsOf(shop.db, "user_1", here.session.id);
	expect((await findSession(shop, withCookie(here.cookie)))?.facts.orders).toEqual(["order_1"]);
	expect(await findSession(shop, withCookie(there.cookie))).toBeNull();
	expect(actorOf(here.session)).toEqual({ kind: "family", id: "user_1", guestId: here.session.guestId });
});

/** Asks, on a connection of Node's own, for a page that meets its visitor and is answered so; gives the cookies set. */
async function askingWith(cookie: string, answer: RequestListener = (_request, response) => response.end()) {
	const settings = readConfig({ SESSION_SECRET: "x".repeat(32) });
	const unwatch = watchConnections(
		createLog(() => {}),
		settings,
	);
	const server = createServer(async (request, response) => {
		// As a page's loaders do, side by side.
		await Promise.all([readVisitor(withCookie(cookie)), readVisitor(withCookie(cookie))]);
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const { headers } = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" });
	server.close();
	unwatch();
	return headers.getSetCookie();
}

test("a session lasts thirty days after its last use, to the millisecond", async () => {
	const shop = await openTestShop();
	replaceShop(shop);
	const { cookie } = await beginSession(shop);
	shop.clock.advance(SESSION_MS - 1);
	await askingWith(cookie);
	shop.clock.advance(SESSION_MS - 1);
	await askingWith(cookie);
	expect(await findSession(shop, withCookie(cookie))).not.toBeNull();
	shop.clock.advance(SESSION_MS);
	await askingWith(cookie);
	expect(await findSession(shop, withCookie(cookie))).toBeNull();
});

test("the browser's cookie goes on with the session, a day at a time at most", async () => {
	const shop = await openTestShop();
	replaceShop(shop);
	const { cookie } = await beginSession(shop);
	expect(await askingWith(cookie)).toEqual([]);
	shop.clock.advance(25 * 3600_000);
	expect(await askingWith(cookie)).toEqual([cookie]);
	expect(await askingWith(cookie)).toEqual([]);
});

test.each<[string, RequestListener]>([
	["a redirect", (_request, response) => response.writeHead(302, { Location: "/create-book/cover" }).end()],
	["a refusal", (_request, response) => response.writeHead(404).end("There is nothing here.")],
])("whatever the answer, it carries the cookie: %s", async (_what, answer) => {
	const shop = await openTestShop();
	replaceShop(shop);
	const { cookie } = await beginSession(shop);
	shop.clock.advance(25 * 3600_000);
	expect(await askingWith(cookie, answer)).toEqual([cookie]);
});

test("what the route says of the session comes after it, and counts", async () => {
	const shop = await openTestShop();
	replaceShop(shop);
	const { cookie } = await beginSession(shop);
	shop.clock.advance(25 * 3600_000);
	const ended = sessionCookie(shop, null);
	const signOut: RequestListener = (_request, response) => response.appendHeader("Set-Cookie", ended).end();
	expect(await askingWith(cookie, signOut)).toEqual([cookie, ended]);
});

test("no session goes on without an answer that carries its cookie", async () => {
	const shop = await openTestShop();
	const { session, cookie } = await beginSession(shop);
	shop.clock.advance(25 * 3600_000);
	expect((await findSession(shop, withCookie(cookie)))?.expiresAt).toEqual(session.expiresAt);
});
