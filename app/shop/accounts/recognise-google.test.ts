import { beforeEach, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Identity } from "~/providers/identity/port";
import { openTestShop, type TestShop } from "~/shop.testing";
import { mailedToken, mailsTo, openAccountOf, opens, PASSWORD } from "./accounts.testing";
import { recogniseGoogle } from "./recognise-google.server";
import { requestReset } from "./request-reset.server";
import { resetPassword } from "./reset-password.server";

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

test("an address that Google hasn't verified opens no account, and is answered like one that has an account", async () => {
	const nobodys = await recogniseGoogle(shop, { ...ROSA, emailVerified: false });
	expect(nobodys).toMatchObject({ ok: false, error: { code: "forbidden" } });
	expect(await shop.db.selectFrom("users").select("id").execute()).toEqual([]);
	await openAccountOf(shop, "Rosa");
	expect(await recogniseGoogle(shop, { ...ROSA, emailVerified: false })).toEqual(nobodys);
});

/** An account with somebody else's address, as one could be opened by an unverified Google identity once. */
async function taken() {
	const user = await openAccountOf(shop, "Rosa");
	await shop.db
		.updateTable("users")
		.set({ google_sub: "google-mallory", password_hash: null })
		.where("id", "=", user.id)
		.execute();
	await beginSession(shop, { userId: user.id });
	return user;
}
const MALLORY: Identity = { ...ROSA, sub: "google-mallory", emailVerified: false };

test("once the owner of its address has reset its password, the Google identity that an account had opens it no more", async () => {
	const user = await taken();
	expect((await signedIn(MALLORY)).id).toBe(user.id);
	await requestReset(shop, user.email, "127.0.0.1");
	await runDueJobs(shop);
	const token = await mailedToken(shop, user.email, "/reset-password/");
	expect((await resetPassword(shop, token, "another-boat-lamp", "127.0.0.1")).ok).toBe(true);
	expect(await recogniseGoogle(shop, MALLORY)).toMatchObject({ ok: false, error: { code: "forbidden" } });
	expect(await sessionsOf(user.id)).toEqual([]);
	await runDueJobs(shop);
	const told = (await mailsTo(shop, user.email)).find(
		({ subject }) => subject === "Your password was changed",
	);
	expect(told?.text).toMatch(/every other device[\s\S]*Google/);
	expect((await signedIn(ROSA)).id).toBe(user.id);
});

test("the owner's own Google takes such an account from the other one's", async () => {
	const user = await taken();
	expect((await signedIn(ROSA)).id).toBe(user.id);
	expect(await sessionsOf(user.id)).toEqual([]);
	expect(await recogniseGoogle(shop, MALLORY)).toMatchObject({ ok: false, error: { code: "forbidden" } });
});

test("a name that could pass for the shop is not given, with a number behind it neither", async () => {
	expect((await signedIn({ ...ROSA, name: "Fable & Kin Support" })).username).toBe("Reader");
	const other = { ...ROSA, sub: "google-owen", email: "owen@example.com" };
	expect((await signedIn({ ...other, name: "Admin" })).username).toBe("Reader 2");
});
