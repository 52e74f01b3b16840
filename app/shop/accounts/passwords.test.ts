import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords";
import { hashPassword, isPassword } from "./passwords.server";

test("a password is kept as argon2id at the agreed cost, and never twice alike", async () => {
	const hashes = await Promise.all([hashPassword("garden-boat-lamp"), hashPassword("garden-boat-lamp")]);
	for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(hashes[0]).not.toBe(hashes[1]);
});

test("it is right whatever keyboard composed its accents, and in its own capitals only", async () => {
	const hash = await hashPassword("caf\u00e9-garden");
	expect(await isPassword(hash, "cafe\u0301-garden")).toBe(true);
	expect(await isPassword(hash, "CAF\u00c9-garden")).toBe(false);
});

test("an account without a password has none that is right", async () => {
	expect(await isPassword(null, "")).toBe(false);
	expect(await isPassword(null, "nobody's password")).toBe(false);
});

test.each([
	"123456",
	"PassWord",
	"qwerty123",
	"liverpool1",
	"zzzzzz",
	"🦊🦊🦊🦊🦊🦊",
])("%s is common", (password) => {
	expect(isCommonPassword(password)).toBe(true);
});

test.each(["garden-boat-lamp", "correct horse battery staple", "Wh1stle!nBeans"])("%s isn't", (password) => {
	expect(isCommonPassword(password)).toBe(false);
});
