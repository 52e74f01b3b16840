import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { mailsTo, openAccountOf, opens, PASSWORD } from "./accounts.testing";
import { signUpInput } from "./contract";
import { NAME_TAKEN, signUp } from "./sign-up.server";
import { findUserByEmail } from "./store.server";

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const users = () => shop.db.selectFrom("users").selectAll().execute();

test("an account is opened, its password kept as argon2id, and greeted", async () => {
	const user = await openAccountOf(shop);
	expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(user.email_proved).toBe(0);
	await runDueJobs(shop);
	expect((await mailsTo(shop, "Rosa@example.com")).map(({ subject }) => subject)).toEqual([
		"Welcome to Fable & Kin",
	]);
});

describe("an address that has an account", () => {
	test("is answered like a new one, in whatever capitals, and its owner gets a mail", async () => {
		await openAccountOf(shop);
		const known = await signUp(
			shop,
			{
				username: "Other",
				email: "ROSA@Example.com",
				password: "another-password",
			},
			"127.0.0.1",
		);
		const fresh = await signUp(
			shop,
			{
				username: "Third",
				email: "third@example.com",
				password: "another-password",
			},
			"127.0.0.1",
		);
		expect(known).toEqual(fresh);
		expect(await users()).toHaveLength(2);
		expect(await opens(shop, "rosa@example.com", PASSWORD)).toBe(true);
		expect(await opens(shop, "rosa@example.com", "another-password")).toBe(false);
		await runDueJobs(shop);
		const mail = (await mailsTo(shop, "Rosa@example.com")).find(({ subject }) => /already/.test(subject));
		expect(mail?.text).toContain("http://localhost:3000/sign-in");
		expect(mail?.text).toContain("http://localhost:3000/forgot-password");
	});

	test("gets one such mail an hour, however often somebody tries", async () => {
		await openAccountOf(shop);
		for (let i = 0; i < 5; i++) {
			await signUp(
				shop,
				{ username: `Other ${i}`, email: "rosa@example.com", password: PASSWORD },
				"127.0.0.1",
			);
		}
		await runDueJobs(shop);
		expect(await mailsTo(shop, "Rosa@example.com")).toHaveLength(2);
		shop.clock.advance(3600_000);
		await signUp(shop, { username: "Other", email: "rosa@example.com", password: PASSWORD }, "127.0.0.1");
		await runDueJobs(shop);
		expect(await mailsTo(shop, "Rosa@example.com")).toHaveLength(3);
	});
});

describe("a user name", () => {
	test.each(["rosa", "ROSA", "Rоsа", "R0sa"])("is taken for its look-alike %s", async (username) => {
		await openAccountOf(shop);
		const result = await signUp(
			shop,
			{ username, email: "other@example.com", password: PASSWORD },
			"127.0.0.1",
		);
		expect(result).toMatchObject({
			ok: false,
			error: { code: "conflict", fields: { username: [NAME_TAKEN] } },
		});
	});

	test("says nothing of the address it is tried with", async () => {
		await openAccountOf(shop);
		const own = await signUp(
			shop,
			{
				username: "Rosa",
				email: "rosa@example.com",
				password: "a-guessed-one",
			},
			"127.0.0.1",
		);
		const others = await signUp(
			shop,
			{
				username: "Rosa",
				email: "nobody@example.com",
				password: "a-guessed-one",
			},
			"127.0.0.1",
		);
		expect(own).toEqual(others);
	});
});

test("sent twice at once it opens one account, and neither sending fails", async () => {
	const input = { username: "Rosa", email: "rosa@example.com", password: PASSWORD };
	const results = await Promise.all(Array.from({ length: 8 }, () => signUp(shop, input, "127.0.0.1")));
	expect(results.every(({ ok }) => ok)).toBe(true);
	expect(await users()).toHaveLength(1);
	expect(await opens(shop, "rosa@example.com", PASSWORD)).toBe(true);
});

test("of two people who want the same name at once, one gets it", async () => {
	const results = await Promise.all(
		["one", "two"].map((name) =>
			signUp(shop, { username: "Rosa", email: `${name}@example.com`, password: PASSWORD }, "127.0.0.1"),
		),
	);
	expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
	expect(await users()).toHaveLength(1);
});

describe("what may be typed", () => {
	const good = { username: "Rosa", email: "rosa@example.com", password: PASSWORD };
	const problems = (change: Partial<Record<keyof typeof good, unknown>>) => {
		const parsed = signUpInput.safeParse({ ...good, ...change });
		return parsed.success
			? []
			: parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
	};

	test.each([
		[{ username: undefined }, "username: Username is required"],
		[{ username: "Jo" }, "username: Username must have at least 3 characters"],
		[{ username: "x".repeat(10_000) }, "username: Username must have at most 30 characters"],
		[{ username: "Ro\u202Esa" }, "username: Username may have letters, numbers, spaces and . _ ' & - only"],
		[{ email: undefined }, "email: Email is required"],
		[{ email: "rosa" }, "email: Please enter a valid email"],
		[{ email: "rosa@example.com\r\nBcc: all@example.com" }, "email: Please enter a valid email"],
		[{ email: `${"x".repeat(10_000)}@example.com` }, "email: Please enter a valid email"],
		[{ email: "ro\u200Bsa@example.com" }, "email: Please enter a valid email"],
		[{ password: undefined }, "password: Password is required"],
		[{ password: "abcde" }, "password: Password must have at least 6 characters"],
		[{ password: "x".repeat(201) }, "password: Password must have at most 200 characters"],
		[{ password: "\ud800abcdefg" }, "password: Password has a character that can't be read"],
		[{ password: "Password1" }, "password: That password is one of the commonest. Please choose another one"],
		[
			{ password: "zzzzzzzzzz" },
			"password: That password is one of the commonest. Please choose another one",
		],
	])("%o is refused", (change, problem) => {
		expect(problems(change)).toEqual([problem]);
	});

	test("spaces around an address and a name don't count, those of a password do", () => {
		const parsed = signUpInput.parse({
			username: "  Rosa  Hart ",
			email: " rosa@example.com ",
			password: " spaced out ",
		});
		expect(parsed).toEqual({ username: "Rosa Hart", email: "rosa@example.com", password: " spaced out " });
	});
});

test("an address is found in whatever capitals", async () => {
	const user = await openAccountOf(shop, "Rosa", "Rosa.Hart@Example.COM");
	expect((await findUserByEmail(shop.db, "rosa.hart@example.com"))?.id).toBe(user.id);
	expect(await opens(shop, " ROSA.HART@example.com ", PASSWORD)).toBe(true);
});

test("a name that could pass for the shop is told like a taken one, its look-alike too", async () => {
	for (const username of ["Support", "Adm1n", "Fаble & Kin"]) {
		const email = "somebody@example.com";
		expect(await signUp(shop, { username, email, password: PASSWORD }, "127.0.0.1")).toMatchObject({
			ok: false,
			error: { code: "conflict", message: NAME_TAKEN, fields: { username: [NAME_TAKEN] } },
		});
	}
	expect(await users()).toEqual([]);
});
