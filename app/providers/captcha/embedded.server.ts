import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Captcha, CaptchaAnswer } from "./port";
import { isAnswer, questionOf, type Sum, sumOf } from "./question";
import { beginsWithZeros } from "./solve";

const LASTS_MS = 20 * 60 * 1000;
/** 16,384 hashes on average: a fifth of a second on a laptop, a second or two on a cheap phone. */
const ZEROS = 14;
/** Longer than any nonce a browser finds or any answer a person types; nobody makes us hash megabytes. */
const LONGEST = 100;

type Parts = {
	secret: string;
	clock: { now(): Date };
	ids: { token(bytes: number): string };
	/** Zero bits a script has to find; fewer in tests. */
	zeros?: number;
};

/**
 * Tells people from simple bots without asking anyone else: a proof of work for scripts, a sum for people
 * without them, a field that people leave empty for both.
 * Nothing is stored. The challenge holds its id and its end, signed; sum and salt are made from the id with the
 * secret, so the challenge gives nothing away and an answer to one is no answer to another.
 */
export function createEmbeddedCaptcha({ secret, clock, ids, zeros = ZEROS }: Parts): Captcha {
	const keyed = (purpose: string, text: string) =>
		createHmac("sha256", secret).update(`captcha ${purpose}:${text}`).digest();
	const saltOf = (id: string) => keyed("salt", id).toString("base64url");
	const sumFor = (id: string): Sum => {
		const bytes = keyed("sum", id);
		return sumOf(bytes.readUInt8(0), bytes.readUInt8(1));
	};

	const sign = (id: string, expiresAt: number) => {
		const text = `${id}.${expiresAt.toString(36)}`;
		return `${text}.${keyed("signature", text).toString("base64url")}`;
	};
	const open = (challenge: string) => {
		const [id = "", end = ""] = challenge.split(".");
		const expiresAt = Number.parseInt(end, 36);
		return isSame(challenge, sign(id, expiresAt)) ? { id, expiresAt } : null;
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
			const expiresAt = clock.now().getTime() + LASTS_MS;
			return {
				kind: "embedded",
				challenge: sign(id, expiresAt),
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

function isSame(a: string, b: string): boolean {
	const [left, right] = [Buffer.from(a), Buffer.from(b)];
	return left.length === right.length && timingSafeEqual(left, right);
}
