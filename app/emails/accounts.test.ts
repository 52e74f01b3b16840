import { expect, test } from "vitest";
import { alreadyRegisteredMail } from "./already-registered";
import { confirmEmailMail } from "./confirm-email";
import { resetPasswordMail } from "./reset-password";
import { welcomeMail } from "./welcome";

const link = "https://shop.example/reset-password/token-of-43-characters";
const username = "Müller & O'Hara";

test.each([
	["reset", resetPasswordMail({ username, link })],
	["confirm", confirmEmailMail({ username, link })],
	["welcome", welcomeMail({ username, link })],
	["already registered", alreadyRegisteredMail({ username, signIn: link, reset: link })],
])("the %s mail says the same in both forms, and lets no name become markup", (_what, {
	subject,
	html,
	text,
}) => {
	expect(subject).not.toBe("");
	expect(text).toContain(link);
	expect(html).toContain(`href="${link}"`);
	expect(text).toContain(username);
	expect(html).toContain("Müller &amp; O&#39;Hara");
	expect(html).not.toContain(username);
	expect(html).not.toMatch(/<img|<script|url\(/);
});

test("a reset mail says how long its link lives and what to do if nobody asked", () => {
	const { text } = resetPasswordMail({ username, link });
	expect(text).toMatch(/once, for one hour/);
	expect(text).toMatch(/didn't ask/);
});
