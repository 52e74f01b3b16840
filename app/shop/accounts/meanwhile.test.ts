import { beforeEach, expect, test, vi } from "vitest";
import { endSessionsOf } from "~/shop/sessions/end-session.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { familyOf, openSignedIn, opens, PASSWORD } from "./accounts.testing";
import { confirmEmail } from "./confirm-email.server";
import { replaceEmailChange } from "./mailed-link-store.server";
import { hashOfMailedToken } from "./mailed-token.server";
import type * as passwords from "./passwords.server";
import type { UsedSession } from "./prove-again.server";
import { recogniseGoogle } from "./recognise-google.server";
import { resetPassword } from "./reset-password.server";
import type * as store from "./store.server";
import { findUser, type UserRow, updateUser } from "./store.server";
import { updateProfile } from "./update-profile.server";

/** What commits while a password is being hashed, or between two reads: tens of milliseconds in the shop. */
const meanwhile = vi.hoisted(() => {
	let happens: (() => Promise<unknown>) | null = null;
	return {
		is: (what: () => Promise<unknown>) => {
			happens = what;
		},
		/** Once, so that what happens may hash passwords itself. */
		passes: async () => {
			const what = happens;
			happens = null;
			await what?.();
		},
	};
});

vi.mock("./passwords.server", async (original) => {
	const actual = await original<typeof passwords>();
	return {
		...actual,
		hashPassword: async (password: string) => {
			await meanwhile.passes();
			return actual.hashPassword(password);
		},
		isPassword: async (stored: string | null, password: string) => {
			const right = await actual.isPassword(stored, password);
			await meanwhile.passes();
			return right;
		},
	};
});

vi.mock("./store.server", async (original) => {
	const actual = await original<typeof store>();
	return {
		...actual,
		findUserByEmail: async (...where: Parameters<typeof actual.findUserByEmail>) => {
			const user = await actual.findUserByEmail(...where);
			// What is read inside a transaction stays so until its end.
			if (!where[0].isTransaction) await meanwhile.passes();
			return user;
		},
	};
});

const NEW_PASSWORD = "another-boat-lamp";
const RESET = "reset-boat-lamp";

let shop: TestShop;
let user: UserRow;
let session: UsedSession;
beforeEach(async () => {
	shop = await openTestShop();
	({ user, session } = await openSignedIn(shop));
});

const update = (input: Parameters<typeof updateProfile>[3]) =>
	updateProfile(shop, familyOf(user), session, input);
const stored = () => findUser(shop.db, user.id);

async function reset() {
	const token = "a token of a mailed link";
	const now = shop.clock.now().toISOString();
	await shop.db
		.insertInto("reset_tokens")
		.values({
			hash: hashOfMailedToken(token),
			user_id: user.id,
			created_at: now,
			expires_at: "2999-01-01T00:00:00.000Z",
			used_at: null,
		})
		.execute();
	expect((await resetPassword(shop, token, RESET, "127.0.0.1")).ok).toBe(true);
}

async function confirmNewAddress() {
	const now = shop.clock.now().toISOString();
	const link = {
		hash: hashOfMailedToken("confirm"),
		userId: user.id,
		now,
		expiresAt: "2999-01-01T00:00:00.000Z",
	};
	await replaceEmailChange(shop.db, { ...link, email: "new@example.com" });
	expect((await confirmEmail(shop, "confirm")).ok).toBe(true);
}

const saveNewPicture = () => updateUser(shop.db, user.id, { picture_key: "pictures/new/1-picture.jpg" });

test.each([
	["a password", { password: NEW_PASSWORD, currentPassword: PASSWORD }],
	["a password, soon after the sign-in", { password: NEW_PASSWORD }],
	["an address", { email: "thief@example.com", currentPassword: PASSWORD }],
	["a name", { username: "Rosa Hart", password: NEW_PASSWORD }],
])("a reset outlives a change of %s under way", async (_what, input) => {
	meanwhile.is(reset);
	expect(await update(input)).toMatchObject({ ok: false, error: { code: "unauthenticated" } });
	expect(await opens(shop, user.email, RESET)).toBe(true);
	expect(await stored()).toMatchObject({ username: user.username, email: user.email });
	expect(
		await shop.db.selectFrom("email_changes").selectAll().where("used_at", "is", null).execute(),
	).toEqual([]);
});

test("a password proved before another change of it proves nothing any more", async () => {
	meanwhile.is(async () => {
		await endSessionsOf(shop.db, user.id, session.id);
		await updateUser(shop.db, user.id, { password_hash: "another" });
	});
	expect(await update({ password: NEW_PASSWORD, currentPassword: PASSWORD })).toMatchObject({ ok: false });
	expect((await stored())?.password_hash).toBe("another");
});

test("an address confirmed while a password is changed stays whole", async () => {
	meanwhile.is(confirmNewAddress);
	// The profile's form sends its fields along, changed or not.
	const changed = await update({ username: "Rosa Hart", email: "ROSA@example.com", password: NEW_PASSWORD });
	expect(changed).toMatchObject({
		ok: true,
		value: { user: { email: "new@example.com" }, pendingEmail: null },
	});
	expect(await stored()).toMatchObject({
		username: "Rosa Hart",
		email: "new@example.com",
		email_fold: "new@example.com",
		email_proved: 1,
	});
	expect(await opens(shop, "new@example.com", NEW_PASSWORD)).toBe(true);
});

test("a picture kept while a password is changed stays", async () => {
	meanwhile.is(saveNewPicture);
	expect((await update({ password: NEW_PASSWORD })).ok).toBe(true);
	expect((await stored())?.picture_key).toBe("pictures/new/1-picture.jpg");
});

test("a picture removed is the one that is there by then: none is left without an account", async () => {
	await updateUser(shop.db, user.id, { picture_key: "pictures/old/1-picture.jpg" });
	meanwhile.is(saveNewPicture);
	expect((await update({ password: NEW_PASSWORD, profilePicture: null })).ok).toBe(true);
	expect((await stored())?.picture_key).toBeNull();
	const jobs = await shop.db
		.selectFrom("jobs")
		.select("payload")
		.where("kind", "=", "delete-files")
		.execute();
	expect(JSON.stringify(jobs)).toContain("pictures/new/1-picture.jpg");
});

test("a password set while Google's identity is linked is the account's", async () => {
	await updateUser(shop.db, user.id, { email_proved: 1 });
	meanwhile.is(reset);
	const rosa = { sub: "google-rosa", email: user.email, emailVerified: true, name: "Rosa", picture: null };
	expect((await recogniseGoogle(shop, rosa)).ok).toBe(true);
	// Where nothing could come between, it comes now.
	await meanwhile.passes();
	expect(await opens(shop, user.email, RESET)).toBe(true);
});
