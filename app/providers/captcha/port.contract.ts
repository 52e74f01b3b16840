import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Captcha, CaptchaAnswer, CaptchaChallenge } from "./port";

type Started = {
	captcha: Captcha;
	/** What a person, or a person's browser, sends back for a challenge. */
	solve(challenge: CaptchaChallenge): Promise<CaptchaAnswer>;
	/** Lets an answer already given grow too old. */
	letExpire(): void;
	stop(): Promise<void>;
};

/** What every adapter of the captcha port does. */
export function captchaContract(name: string, start: () => Promise<Started>) {
	describe(`captcha: ${name}`, () => {
		let started: Started;
		let captcha: Captcha;
		beforeAll(async () => {
			started = await start();
			captcha = started.captcha;
		});
		afterAll(() => started.stop());

		test("says of itself what its challenge says", () => {
			expect(captcha.challenge().kind).toBe(captcha.describe().kind);
		});

		test("takes the right answer and says how long it may be remembered", async () => {
			const checked = await captcha.check(await started.solve(captcha.challenge()));
			expect(checked).toMatchObject({ ok: true });
			if (checked.ok) expect(new Date(checked.value.expiresAt).toISOString()).toBe(checked.value.expiresAt);
		});

		test("an answer counts once: the vendor refuses it the second time, or both have the same name", async () => {
			const answer = await started.solve(captcha.challenge());
			const [first, second] = [await captcha.check(answer), await captcha.check(answer)];
			if (!first.ok) throw new Error("the first answer is right");
			if (first.value.useOnce === null) expect(second).toEqual({ ok: false, error: "expired" });
			else expect(second).toEqual(first);
		});

		test("nothing, empty fields and nonsense are wrong", async () => {
			const wrong = { ok: false, error: "wrong" };
			const empty = { challenge: "", answer: "", nonce: "", website: "", token: "" };
			const nonsense = { challenge: "a.b.c", answer: "12", nonce: "0", token: "nonsense" };
			expect(await captcha.check({})).toEqual(wrong);
			expect(await captcha.check(empty)).toEqual(wrong);
			expect(await captcha.check(nonsense)).toEqual(wrong);
		});

		test("a filled honeypot is wrong whatever else is right", async () => {
			const answer = await started.solve(captcha.challenge());
			expect(await captcha.check({ ...answer, website: "https://spam.example" })).toEqual({
				ok: false,
				error: "wrong",
			});
		});

		test("an answer that took too long is expired", async () => {
			const answer = await started.solve(captcha.challenge());
			started.letExpire();
			expect(await captcha.check(answer)).toEqual({ ok: false, error: "expired" });
		});
	});
}
