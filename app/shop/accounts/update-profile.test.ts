import { beforeEach, describe, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import {
	familyOf,
	mailedToken,
	mailsTo,
	openAccountOf,
	openSignedIn,
	opens,
	PASSWORD,
} from "./accounts.testing";
import { cancelEmailChange } from "./cancel-email-change.server";
import { checkEmailChange, confirmEmail } from "./confirm-email.server";
import type { UpdateInput } from "./contract";
import { findPendingEmail } from "./mailed-link-store.server";
import { foldName } from "./names";
import type { UsedSession } from "./prove-again.server";
import { requestReset } from "./request-reset.server";
import { EMAIL_CHANGE_MS, RECENT_MS } from "./rules";
import { NAME_TAKEN, signUp } from "./sign-up.server";
import { findUser, type UserRow } from "./store.server";
import { updateProfile } from "./update-profile.server";

const NEW_PASSWORD = "another-boat-lamp";

let shop: TestShop;
let user: UserRow;
let session: UsedSession;
beforeEach(async () => {
	shop = await openTestShop();
	({ user, session } = await openSignedIn(shop));
});

const update = (input: UpdateInput) => updateProfile(shop, familyOf(user), session, input);
const stored = () => findUser(shop.db, user.id);
const pending = () => findPendingEmail(shop.db, user.id, shop.clock.now().toISOString());

async function linkTo(email: string): Promise<string> {
	await runDueJobs(shop);
	return mailedToken(shop, email, "/confirm-email/");
}

test("a name changes at once; one's own in other capitals is no clash", async () => {
	expect((await update({ username: "ROSA Hart" })).ok).toBe(true);
	expect((await update({ username: "Rosa Hart" })).ok).toBe(true);
	expect(await stored()).toMatchObject({
		username: "Rosa Hart",
		email: user.email,
		password_hash: user.password_hash,
	});
});

test("somebody else's name, or its look-alike, is refused", async () => {
	await openAccountOf(shop, "Owen");
	for (const username of ["owen", "Оwen", "0wen"]) {
		expect(await update({ username })).toMatchObject({
			ok: false,
			error: { code: "conflict", fields: { username: [NAME_TAKEN] } },
		});
	}
});

test("a name that could pass for the shop is refused like a taken one; whoever has one already keeps it", async () => {
	expect(await update({ username: "Adm1n" })).toMatchObject({
		ok: false,
		error: { code: "conflict", fields: { username: [NAME_TAKEN] } },
	});
	await shop.db
		.updateTable("users")
		.set({ username: "Support", username_fold: foldName("Support") })
		.where("id", "=", user.id)
		.execute();
	expect((await update({ username: "SUPPORT" })).ok).toBe(true);
	expect((await update({ username: "Support 2" })).ok).toBe(false);
});

describe("a new address", () => {
	test("takes over once its owner has opened the link, and not before", async () => {
		const result = await update({ email: "new@example.com" });
		expect(result).toMatchObject({
			ok: true,
			value: { pendingEmail: "new@example.com", user: { email: user.email } },
		});
		expect((await stored())?.email).toBe(user.email);
		expect(await pending()).toBe("new@example.com");
		const token = await linkTo("new@example.com");
		expect(await checkEmailChange(shop, token)).toEqual({ ok: true, value: { email: "new@example.com" } });
		expect((await confirmEmail(shop, token)).ok).toBe(true);
		expect(await stored()).toMatchObject({ email: "new@example.com", email_proved: 1 });
		expect(await opens(shop, "new@example.com", PASSWORD)).toBe(true);
		expect(await pending()).toBeNull();
	});

	test("is confirmed once, within a day, and by the last link only", async () => {
		await update({ email: "first@example.com" });
		const first = await linkTo("first@example.com");
		await update({ email: "second@example.com" });
		const second = await linkTo("second@example.com");
		expect(await confirmEmail(shop, first)).toMatchObject({ ok: false, error: { code: "not_found" } });
		shop.clock.advance(EMAIL_CHANGE_MS);
		expect(await confirmEmail(shop, second)).toMatchObject({ ok: false, error: { code: "not_found" } });
		expect((await stored())?.email).toBe(user.email);
	});

	test("that somebody else has looks the same from outside; its owner is told", async () => {
		await openAccountOf(shop, "Owen");
		const result = await update({ email: "OWEN@example.com" });
		expect(result).toMatchObject({ ok: true, value: { pendingEmail: "OWEN@example.com" } });
		expect(await pending()).toBe("OWEN@example.com");
		await runDueJobs(shop);
		expect((await mailsTo(shop, "Owen@example.com")).map(({ subject }) => subject)).toContain(
			"You have an account already",
		);
		expect(await mailsTo(shop, "OWEN@example.com")).toEqual([]);
	});

	test("that somebody else takes meanwhile stays theirs", async () => {
		await update({ email: "new@example.com" });
		const token = await linkTo("new@example.com");
		await signUp(shop, { username: "Quick", email: "new@example.com", password: PASSWORD }, "127.0.0.1");
		expect(await confirmEmail(shop, token)).toMatchObject({ ok: false, error: { code: "conflict" } });
		expect((await stored())?.email).toBe(user.email);
	});

	test("in other capitals only is the same address", async () => {
		expect(await update({ email: "ROSA@example.com" })).toMatchObject({
			ok: true,
			value: { pendingEmail: null },
		});
		expect((await stored())?.email).toBe("ROSA@example.com");
	});

	test("ends reset links that went to the old one", async () => {
		await requestReset(shop, user.email, "127.0.0.1");
		await update({ email: "new@example.com" });
		await confirmEmail(shop, await linkTo("new@example.com"));
		expect(await shop.db.selectFrom("reset_tokens").selectAll().execute()).toEqual([]);
	});
});

describe("a new password", () => {
	test("ends every other session, and reset links", async () => {
		await beginSession(shop, { userId: user.id });
		await requestReset(shop, user.email, "127.0.0.1");
		expect((await update({ password: NEW_PASSWORD })).ok).toBe(true);
		expect(await opens(shop, user.email, NEW_PASSWORD)).toBe(true);
		const sessions = await shop.db.selectFrom("sessions").select("id").execute();
		expect(sessions).toEqual([{ id: session.id }]);
		expect(await shop.db.selectFrom("reset_tokens").selectAll().execute()).toEqual([]);
	});

	test.each([
		{ password: NEW_PASSWORD },
		{ email: "new@example.com" },
	])("like a new address takes the current one when the sign-in isn't recent: %o", async (input) => {
		shop.clock.advance(RECENT_MS + 1);
		const asked = { ok: false, error: { code: "invalid" } };
		expect(await update(input)).toMatchObject(asked);
		expect(await update({ ...input, currentPassword: "guess-guess" })).toMatchObject({
			...asked,
			error: { fields: { currentPassword: ["That isn't your current password"] } },
		});
		expect((await update({ ...input, currentPassword: PASSWORD })).ok).toBe(true);
	});

	test("wrong current passwords are refused even after a recent sign-in", async () => {
		expect((await update({ password: NEW_PASSWORD, currentPassword: "guess-guess" })).ok).toBe(false);
	});

	test("of an account without one takes a recent sign-in", async () => {
		await shop.db.updateTable("users").set({ password_hash: null }).where("id", "=", user.id).execute();
		expect((await update({ password: NEW_PASSWORD })).ok).toBe(true);
		await shop.db.updateTable("users").set({ password_hash: null }).where("id", "=", user.id).execute();
		shop.clock.advance(RECENT_MS + 1);
		expect(await update({ password: NEW_PASSWORD })).toMatchObject({
			ok: false,
			error: { code: "forbidden" },
		});
	});
});

test("a new password calls off the address somebody else may have asked for", async () => {
	await update({ email: "stranger@example.com" });
	const link = await linkTo("stranger@example.com");
	expect((await update({ password: NEW_PASSWORD })).ok).toBe(true);
	expect(await pending()).toBeNull();
	expect((await confirmEmail(shop, link)).ok).toBe(false);
	expect((await stored())?.email).toBe(user.email);
	await update({ email: "new@example.com", password: PASSWORD });
	expect(await pending()).toBe("new@example.com");
});

test("an address asked for by mistake is called off", async () => {
	await update({ email: "mistyped@example.com" });
	const link = await linkTo("mistyped@example.com");
	await cancelEmailChange(shop, familyOf(user));
	expect(await pending()).toBeNull();
	expect((await confirmEmail(shop, link)).ok).toBe(false);
});

test("a picture of another address is refused; none removes the one there was", async () => {
	const key = "pictures/x/1-picture.jpg";
	await shop.providers.files.put(key, new Uint8Array([1]), "image/jpeg");
	await shop.db.updateTable("users").set({ picture_key: key }).where("id", "=", user.id).execute();
	const strange = await update({ profilePicture: "https://evil.example/x.jpg" });
	expect(strange).toMatchObject({ ok: false, error: { code: "invalid" } });
	expect((await update({ profilePicture: null })).ok).toBe(true);
	await runDueJobs(shop);
	expect(await shop.providers.files.get(key)).toBeNull();
	expect((await stored())?.picture_key).toBeNull();
});
