import { expect, test } from "vitest";
import { SELLER } from "~/content/seller.testing";
import { alreadyRegisteredMail } from "./already-registered";
import { confirmEmailMail } from "./confirm-email";
import { emailChangedMail } from "./email-changed";
import { type Letter, layOut } from "./letter";
import { passwordChangedMail } from "./password-changed";
import { passwordRemovedMail } from "./password-removed";
import { resetPasswordMail } from "./reset-password";
import { welcomeMail } from "./welcome";

const laid = (letter: Letter) => layOut(letter, SELLER);

const link = "https://shop.example/reset-password/token-of-43-characters";
const username = "Müller & O'Hara";
const at = "2026-07-01T21:05:00.000Z";

test.each([
	["reset", resetPasswordMail({ username, link })],
	["confirm", confirmEmailMail({ username, link })],
	["welcome", welcomeMail({ username, link })],
	["password changed", passwordChangedMail({ username, at, reset: link })],
	["password removed", passwordRemovedMail({ username, at, reset: link })],
	["already registered", alreadyRegisteredMail({ username, signIn: link, reset: link })],
])("the %s mail says the same in both forms, and lets no name become markup", (_what, letter) => {
	const { subject, html, text } = laid(letter);
	expect(subject).not.toBe("");
	expect(text).toContain(link);
	expect(html).toContain(`href="${link}"`);
	expect(text).toContain(username);
	expect(html).toContain("Müller &amp; O&#39;Hara");
	expect(html).not.toContain(username);
	expect(html).not.toMatch(/<img|<script|url\(/);
});

test("a reset mail says how long its link lives and what to do if nobody asked", () => {
	const { text } = laid(resetPasswordMail({ username, link }));
	expect(text).toMatch(/once, for one hour/);
	expect(text).toMatch(/didn't ask/);
});

test("a password that was changed: the mail says when, by the clock at home, and what to do", () => {
	const { subject, text } = laid(passwordChangedMail({ username, at, reset: link }));
	expect(subject).toBe("Your password was changed");
	expect(text).toContain("1 July 2026 at 22:05");
	expect(text).toMatch(/If it wasn't you[\s\S]*every device/);
});

test("a password that Google's word took: the mail says when, why, how to sign in now and what to do", () => {
	const { subject, html, text } = laid(passwordRemovedMail({ username, at, reset: link }));
	expect(subject).toBe("Your password was removed");
	for (const body of [html, text]) {
		for (const said of ["1 July 2026 at 22:05", "Continue with google", SELLER.email]) {
			expect(body).toContain(said);
		}
	}
	expect(text).toMatch(
		/set before anybody had shown us that[\s\S]*removed it and signed out every other device/,
	);
	expect(text).toMatch(/If it wasn't you who signed in[\s\S]*change its password with Google/);
});

test("an address that was changed: the mail says when and how to reach us, in both forms", () => {
	const { subject, html, text } = laid(emailChangedMail({ username, at }));
	expect(subject).toBe("Your email address was changed");
	for (const body of [html, text]) {
		expect(body).toContain("1 July 2026 at 22:05");
		expect(body).toContain(SELLER.email);
		expect(body).not.toMatch(/https?:/);
	}
	expect(text).toContain(username);
	expect(html).toContain("Müller &amp; O&#39;Hara");
	expect(html).not.toContain(username);
});
