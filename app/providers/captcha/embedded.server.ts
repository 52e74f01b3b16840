import { createHash } from "node:crypto";
import type { Captcha, CaptchaAnswer } from "./port";
import { isAnswer, questionOf, type Sum, sumOf } from "./question";
import { beginsWithZeros } from "./solve";

const LASTS_MS = 20 * 60 * 1000;
/** 16,384 hashes on average: a fifth of a second on a laptop, a second or two on a cheap phone. */
const ZEROS = 14;
/** Longer than any nonce a browser finds or any answer a person types; nobody makes us hash megabytes. */
const LONGEST = 100;
const CHALLENGE = "captcha signature";

type Parts = {
	signer: {
		sign(purpose: string, text: string): string;
		verify(purpose: string, text: string, signature: string): boolean;
	};
	clock: { now(): Date };
	ids: { token(bytes: number): string };
	/** Zero bits a script has to find; fewer in tests. */
	zeros?: number;
};

/**
 * Tells people from simple bots without asking anyone else: a proof of work for scripts, a sum for people
 * without them, a field that people leave empty for both.
 * Nothing is stored. The challenge holds its id and its end, signed; sum and salt are signatures of the id, so the challenge gives nothing away and an answer to one is no answer to another.
 */
export function createEmbeddedCaptcha({ signer, clock, ids, zeros = ZEROS }: Parts): Captcha {
	const saltOf = (id: string) => signer.sign("captcha salt", id);
	const sumFor = (id: string): Sum => {
		const bytes = Buffer.from(signer.sign("captcha sum", id), "base64url");
		return sumOf(bytes.readUInt8(0), bytes.readUInt8(1));
	};

	const open = (challenge: string) => {
		const [id = "", end = "", ...signature] = challenge.split(".");
		const signed = signer.verify(CHALLENGE, `${id}.${end}`, signature.join("."));
		return signed ? { id, expiresAt: Number.parseInt(end, 36) } : null;
	};

	const isRight = (id: string, { nonce, answer }: CaptchaAnswer) => {
		if (nonce && nonce.length <= LONGEST) {
			const hash = createHash("sha256").update(saltOf(id) + nonce);
			if (beginsWithZeros(hash.digest(), zeros)) return true;
		}
		return answer !== undefined && answer.length <= LONGEST && isAnswer(sumFor(id), answer);
	};

	return {
		describe: () => ({ kind: "embedded" }),

		challenge() {
			const id = ids.token(12);
			const text = `${id}.${(clock.now().getTime() + LASTS_MS).toString(36)}`;
			return {
				kind: "embedded",
				challenge: `${text}.${signer.sign(CHALLENGE, text)}`,
				question: questionOf(sumFor(id)),
				salt: saltOf(id),
				zeros,
			};
		},

		async check(given) {
			if (given.website?.trim()) return { ok: false, error: "wrong" };
			const opened = open(given.challenge ?? "");
			if (!opened) return { ok: false, error: "wrong" };
			if (opened.expiresAt <= clock.now().getTime()) return { ok: false, error: "expired" };
			if (!isRight(opened.id, given)) return { ok: false, error: "wrong" };
			return {
				ok: true,
				value: { useOnce: `captcha:${opened.id}`, expiresAt: new Date(opened.expiresAt).toISOString() },
			};
		},
	};
}
