import { describe, expect, test } from "vitest";
import { createSigner } from "~/signing.server";
import { createEmbeddedCaptcha } from "./embedded.server";
import type { CaptchaChallenge } from "./port";
import { captchaContract } from "./port.contract";
import { solve } from "./solve";

const SECRET = "a secret of at least thirty-two characters";
const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const WORDS = [
	...["zero", "one", ...NUMBERS, "eleven", "twelve", "thirteen", "fourteen", "fifteen"],
	...["sixteen", "seventeen", "eighteen", "nineteen", "twenty"],
];

function setUp({ secret = SECRET, ...parts }: { secret?: string; zeros?: number } = {}) {
	let now = Date.parse("2026-11-20T09:00:00.000Z");
	let made = 0;
	const captcha = createEmbeddedCaptcha({
		signer: createSigner(secret),
		zeros: 6,
		clock: { now: () => new Date(now) },
		ids: { token: () => `challenge-${++made}` },
		...parts,
	});
	const pass = (minutes: number) => {
		now += minutes * 60_000;
	};
	return { captcha, pass, ask: () => embedded(captcha.challenge()) };
}

function embedded(challenge: CaptchaChallenge) {
	if (challenge.kind !== "embedded") throw new Error("another kind of challenge");
	return challenge;
}

function add(question: string): number {
	const words = question.match(/^What is (\w+) plus (\w+)\?$/)?.slice(1) ?? [];
	expect(words.every((word) => NUMBERS.includes(word))).toBe(true);
	return words.reduce((sum, word) => sum + WORDS.indexOf(word), 0);
}

captchaContract("embedded", async () => {
	const { captcha, pass } = setUp();
	return {
		captcha,
		solve: async (challenge) => {
			const { challenge: signed, salt, zeros } = embedded(challenge);
			return { challenge: signed, nonce: await solve({ salt, zeros }) };
		},
		letExpire: () => pass(20),
		stop: async () => {},
	};
});

describe("the question", () => {
	test("is answered in digits or words, however they are typed", async () => {
		const { captcha, ask } = setUp();
		for (let round = 0; round < 60; round++) {
			const { challenge, question } = ask();
			const sum = add(question);
			const word = WORDS[sum] ?? "";
			const capital = word.slice(0, 1).toUpperCase() + word.slice(1);
			for (const answer of [`${sum}`, ` ${sum} `, word, word.toUpperCase(), `  ${capital}. `]) {
				expect(await captcha.check({ challenge, answer })).toMatchObject({ ok: true });
			}
			for (const answer of [`${sum + 1}`, WORDS[sum - 1], `${sum}0`, `-${sum}x`, `${sum} ${sum}`]) {
				expect(await captcha.check({ challenge, answer })).toEqual({ ok: false, error: "wrong" });
			}
		}
	});

	test("a hyphen in a number does no harm", async () => {
		const { captcha, ask } = setUp();
		let asked = ask();
		while (add(asked.question) !== 14) asked = ask();
		for (const answer of ["four-teen", "Four teen"]) {
			expect(await captcha.check({ challenge: asked.challenge, answer })).toMatchObject({ ok: true });
		}
	});

	test("differs from challenge to challenge and can't be read from the signed part", () => {
		const { ask } = setUp();
		const asked = Array.from({ length: 200 }, ask);
		expect(new Set(asked.map(({ question }) => question)).size).toBeGreaterThan(40);
		// Another secret asks another question under the same id and end: neither holds the sum.
		const other = setUp({ secret: `${SECRET}!` });
		const others = Array.from({ length: 200 }, other.ask);
		const idAndEnd = (challenge: string) => challenge.split(".").slice(0, 2).join(".");
		expect(others.map(({ challenge }) => idAndEnd(challenge))).toEqual(
			asked.map(({ challenge }) => idAndEnd(challenge)),
		);
		expect(others.filter(({ question }, index) => question === asked[index]?.question).length).toBeLessThan(
			20,
		);
	});
});

describe("the proof of work", () => {
	test("the server accepts what the browser's solver finds, at the strength of the shop", async () => {
		const { captcha, ask } = setUp({ zeros: undefined });
		const { challenge, salt, zeros } = ask();
		expect(zeros).toBe(14);
		const nonce = await solve({ salt, zeros });
		expect(await captcha.check({ challenge, nonce })).toMatchObject({ ok: true });
	});

	test("a nonce of another challenge, or one that is too weak, is wrong", async () => {
		const { captcha, ask } = setUp({ zeros: 12 });
		const [one, other] = [ask(), ask()];
		const nonce = await solve(one);
		expect(await captcha.check({ challenge: one.challenge, nonce })).toMatchObject({ ok: true });
		expect(await captcha.check({ challenge: other.challenge, nonce })).toEqual({ ok: false, error: "wrong" });
		expect(await captcha.check({ challenge: one.challenge, nonce: `${nonce}x` })).toEqual({
			ok: false,
			error: "wrong",
		});
		expect(await captcha.check({ challenge: one.challenge, nonce: "x".repeat(101) })).toEqual({
			ok: false,
			error: "wrong",
		});
	});

	test("a wrong nonce doesn't spoil a right answer", async () => {
		const { captcha, ask } = setUp({ zeros: 30 });
		const { challenge, question } = ask();
		expect(await captcha.check({ challenge, nonce: "0", answer: `${add(question)}` })).toMatchObject({
			ok: true,
		});
	});
});

describe("the challenge", () => {
	test("lasts twenty minutes", async () => {
		const { captcha, ask, pass } = setUp();
		const { challenge, question } = ask();
		const answer = `${add(question)}`;
		pass(19.9);
		expect(await captcha.check({ challenge, answer })).toEqual({
			ok: true,
			value: { useOnce: "captcha:challenge-1", expiresAt: "2026-11-20T09:20:00.000Z" },
		});
		pass(0.1);
		expect(await captcha.check({ challenge, answer })).toEqual({ ok: false, error: "expired" });
	});

	test("can't be made, prolonged or altered by anyone else", async () => {
		const { captcha, ask } = setUp();
		const { challenge, question } = ask();
		const answer = `${add(question)}`;
		const [id, end = "", signature] = challenge.split(".");
		const later = (Number.parseInt(end, 36) + 60_000).toString(36);
		const forged = [
			`${id}.${later}.${signature}`,
			`challenge-2.${end}.${signature}`,
			`${challenge}x`,
			challenge.toUpperCase(),
			`${id}.${end}`,
			setUp({ secret: `${SECRET}!` }).ask().challenge,
		];
		for (const altered of forged) {
			expect(await captcha.check({ challenge: altered, answer })).toEqual({ ok: false, error: "wrong" });
		}
	});
});
