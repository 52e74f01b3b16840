import { beforeEach, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import type { Identity } from "~/providers/identity/port";
import { openTestShop, type TestShop } from "~/shop.testing";
import { openAccountOf, opens, PASSWORD } from "./accounts.testing";
import { recogniseGoogle } from "./recognise-google.server";
import { requestReset } from "./request-reset.server";

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const ROSA: Identity = {
	sub: "google-rosa",
	email: "rosa@example.com",
	emailVerified: true,
	name: "Rosa Hart",
	picture: "https://lh3.googleusercontent.com/rosa",
};

async function signedIn(identity: Identity) {
	const result = await recogniseGoogle(shop, identity);
	if (!result.ok) throw new Error(result.error.message);
	return result.value;
}

const sessionsOf = (userId: string) =>
	shop.db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute();

test("somebody new gets an account without a password, under a name of their own", async () => {
	await openAccountOf(shop, "Rosa Hart", "namesake@example.com");
	const user = await signedIn(ROSA);
	expect(user).toMatchObject({
		username: "Rosa Hart 2",
		email_proved: 1,
		password_hash: null,
		picture_key: null,
	});
	expect(await opens(shop, "rosa@example.com", "")).toBe(false);
	expect((await signedIn({ ...ROSA, email: "rosa.new@example.com" })).id).toBe(user.id);
});

test("two tabs at once open one account", async () => {
	const users = await Promise.all([signedIn(ROSA), signedIn(ROSA), signedIn(ROSA)]);
	expect(new Set(users.map(({ id }) => id)).size).toBe(1);
});

test("an account is linked only when Google says the address is verified", async () => {
	const user = await openAccountOf(shop, "Rosa");
	const unverified = await recogniseGoogle(shop, { ...ROSA, emailVerified: false });
	expect(unverified).toMatchObject({ ok: false, error: { code: "forbidden" } });
	expect((await signedIn(ROSA)).id).toBe(user.id);
});

test("whoever lay in wait with somebody else's address loses the password, the sessions and the links", async () => {
	const user = await openAccountOf(shop, "Rosa");
	await beginSession(shop, { userId: user.id });
	await requestReset(shop, "rosa@example.com", "127.0.0.1");
	await signedIn(ROSA);
	expect(await opens(shop, "rosa@example.com", PASSWORD)).toBe(false);
	expect(await sessionsOf(user.id)).toEqual([]);
	expect(await shop.db.selectFrom("reset_tokens").selectAll().execute()).toEqual([]);
});

test("an account whose address was proved before keeps its password and sessions", async () => {
	const user = await openAccountOf(shop, "Rosa");
	await shop.db.updateTable("users").set({ email_proved: 1 }).where("id", "=", user.id).execute();
	await beginSession(shop, { userId: user.id });
	expect((await signedIn(ROSA)).id).toBe(user.id);
	expect(await opens(shop, "rosa@example.com", PASSWORD)).toBe(true);
	expect(await sessionsOf(user.id)).toHaveLength(1);
});

test("a second Google identity with the same address, given to somebody else since, opens nothing", async () => {
	await signedIn(ROSA);
	const recycled = await recogniseGoogle(shop, { ...ROSA, sub: "google-somebody-else" });
	expect(recycled).toMatchObject({ ok: false, error: { code: "forbidden" } });
});

test("an address nobody has verified opens a new account, which is not counted as proved", async () => {
	const user = await signedIn({ ...ROSA, emailVerified: false });
	expect(user.email_proved).toBe(0);
});

test("a name that could pass for the shop is not given, with a number behind it neither", async () => {
	expect((await signedIn({ ...ROSA, name: "Fable & Kin Support" })).username).toBe("Reader");
	const other = { ...ROSA, sub: "google-owen", email: "owen@example.com" };
	expect((await signedIn({ ...other, name: "Admin" })).username).toBe("Reader 2");
});
