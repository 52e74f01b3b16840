import { beforeEach, describe, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { sendMail } from "~/jobs/send-mail.server";
import { runDueJobs } from "~/jobs/worker.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { familyOf, mailedToken, mailsTo, openSignedIn } from "./accounts.testing";
import { confirmEmail } from "./confirm-email.server";
import type { UpdateInput } from "./contract";
import type { UsedSession } from "./prove-again.server";
import { recogniseGoogle } from "./recognise-google.server";
import { requestReset } from "./request-reset.server";
import { resetPassword } from "./reset-password.server";
import { findUser, type UserRow } from "./store.server";
import { updateProfile } from "./update-profile.server";

const NEW_PASSWORD = "another-boat-lamp";
const PASSWORD_CHANGED = "Your password was changed";
const PASSWORD_REMOVED = "Your password was removed";
const EMAIL_CHANGED = "Your email address was changed";

let shop: TestShop;
let user: UserRow;
let session: UsedSession;
beforeEach(async () => {
	shop = await openTestShop();
	({ user, session } = await openSignedIn(shop));
});

const update = (input: UpdateInput) => updateProfile(shop, familyOf(user), session, input);

async function mailsAbout(subject: string, to = user.email) {
	await runDueJobs(shop);
	return (await mailsTo(shop, to)).filter((mail) => mail.subject === subject);
}

async function moveTo(email: string): Promise<void> {
	expect((await update({ email })).ok).toBe(true);
	await runDueJobs(shop);
	expect((await confirmEmail(shop, await mailedToken(shop, email, "/confirm-email/"))).ok).toBe(true);
}

describe("a new password is told to the account's address", () => {
	test("when the profile set it, once a change, with the moment and the way back", async () => {
		expect((await update({ password: NEW_PASSWORD })).ok).toBe(true);
		const [mail, ...more] = await mailsAbout(PASSWORD_CHANGED);
		expect(more).toEqual([]);
		expect(mail?.text).toContain("2026");
		expect(mail?.text).toContain("/forgot-password");
		shop.clock.advance(60_000);
		await update({ password: `${NEW_PASSWORD}-2` });
		expect(await mailsAbout(PASSWORD_CHANGED)).toHaveLength(2);
	});

	test("when a mailed link set it", async () => {
		await requestReset(shop, user.email, "127.0.0.1");
		await runDueJobs(shop);
		const token = await mailedToken(shop, user.email, "/reset-password/");
		await resetPassword(shop, token, NEW_PASSWORD, "127.0.0.1");
		await resetPassword(shop, token, "third-boat-lamp", "127.0.0.1");
		expect(await mailsAbout(PASSWORD_CHANGED)).toHaveLength(1);
	});

	test("when an account that only Google opened gets its first", async () => {
		const google = {
			sub: "google-owen",
			email: "owen@example.com",
			emailVerified: true,
			name: "Owen",
			picture: null,
		};
		const opened = await recogniseGoogle(shop, google);
		if (!opened.ok) throw new Error(opened.error.message);
		const { session } = await beginSession(shop, { userId: opened.value.id });
		await updateProfile(shop, familyOf(opened.value), session, { password: NEW_PASSWORD });
		const [told] = await mailsAbout(PASSWORD_CHANGED, google.email);
		expect(told?.text).toContain("a Google account that was connected is no longer");
		expect((await findUser(shop.db, opened.value.id))?.google_sub).toBeNull();
	});

	test("and nothing is told of a change that left it alone, or was refused", async () => {
		await update({ username: "Rosa Hart" });
		await update({ password: NEW_PASSWORD, currentPassword: "guess-guess" });
		await resetPassword(shop, "guessed", NEW_PASSWORD, "127.0.0.1");
		expect(await mailsAbout(PASSWORD_CHANGED)).toEqual([]);
	});
});

describe("a password that Google's word takes is told to the account's address", () => {
	const google = () => ({
		sub: "google-rosa",
		email: user.email,
		emailVerified: true,
		name: "Rosa",
		picture: null,
	});

	test("once, with the moment and the ways in, when nobody had ever proved it", async () => {
		await recogniseGoogle(shop, google());
		await recogniseGoogle(shop, google());
		const [mail, ...more] = await mailsAbout(PASSWORD_REMOVED);
		expect(more).toEqual([]);
		expect(mail?.text).toContain("2 March 2026 at 09:00");
		expect(mail?.text).toContain("Continue with google");
		expect(mail?.text).toContain("/forgot-password");
		expect(await mailsAbout(PASSWORD_CHANGED)).toEqual([]);
	});

	test("and not when the password stays, or there is none", async () => {
		await shop.db.updateTable("users").set({ email_proved: 1 }).execute();
		await recogniseGoogle(shop, google());
		await recogniseGoogle(shop, { ...google(), sub: "google-owen", email: "owen@example.com" });
		for (const to of [user.email, "owen@example.com"]) {
			expect(await mailsAbout(PASSWORD_REMOVED, to)).toEqual([]);
		}
	});
});

describe("a new address is told to the old one", () => {
	test("once it has taken over, without naming it", async () => {
		const old = user.email;
		await moveTo("stranger@elsewhere.example");
		const [mail, ...more] = await mailsAbout(EMAIL_CHANGED, old);
		expect(more).toEqual([]);
		for (const body of [mail?.text, mail?.html]) {
			expect(body).toContain("hello@fableandkin.example");
			expect(body).not.toContain("stranger");
		}
		expect(await mailsAbout(EMAIL_CHANGED, "stranger@elsewhere.example")).toEqual([]);
	});

	test("which is then kept nowhere", async () => {
		const old = user.email.split("@")[0] ?? "";
		await update({ username: "Somebody" });
		await moveTo("new@elsewhere.example");
		await runDueJobs(shop);
		for (const table of ["users", "email_changes", "jobs"] as const) {
			expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute())).not.toContain(`${old}@`);
		}
	});

	test("which is forgotten as well when the mail can't be delivered", async () => {
		await moveTo("new@elsewhere.example");
		const { payload } = await shop.db
			.selectFrom("jobs")
			.select("payload")
			.where("key", "like", "mail:email-changed:%")
			.executeTakeFirstOrThrow();
		expect(await shop.db.selectFrom("email_changes").select("email").execute()).toEqual([
			{ email: user.email },
		]);
		await sendMail.failed?.(shop, JSON.parse(payload), "mail");
		expect(await shop.db.selectFrom("email_changes").selectAll().execute()).toEqual([]);
	});

	test("also when whoever changed it goes on to ask for another, or sets a password, before the mail is out", async () => {
		const old = user.email;
		await moveTo("stranger@elsewhere.example");
		await update({ email: "third@elsewhere.example" });
		await update({ password: NEW_PASSWORD });
		await requestReset(shop, "stranger@elsewhere.example", "127.0.0.1");
		expect(await mailsAbout(EMAIL_CHANGED, old)).toHaveLength(1);
	});

	test("and not when it is the same mailbox in other capitals", async () => {
		await update({ email: "ROSA@example.com" });
		expect(await mailsAbout(EMAIL_CHANGED, "ROSA@example.com")).toEqual([]);
		expect(await mailsAbout(EMAIL_CHANGED)).toEqual([]);
	});
});
