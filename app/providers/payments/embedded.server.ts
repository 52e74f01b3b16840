import { createHash, timingSafeEqual } from "node:crypto";
import type { Turns } from "../turns";
import { done, failed } from "./answer";
import { openPaymentFiles, type PaymentFile } from "./payment-files.server";
import { type CardForm, isCharge, type Payment, type Payments } from "./port";
import { findTestCard, methodOf, SUCCEEDING_CARD, type TestCard } from "./test-cards";

export type EmbeddedPaymentsOptions = {
	/** Where the payments are kept; made when the first one is. */
	directory: string;
	clock: { now(): Date };
	ids: { token(bytes: number): string };
	/** Where other processes have the same directory. */
	turns?: Turns;
};

/** States in which nothing is charged and nothing is about to be. */
const OPEN: readonly PaymentFile["state"][] = [
	"requires_payment_method",
	"requires_confirmation",
	"requires_action",
];

const MESSAGES = {
	not_found: "We couldn't find this payment. Please go back to checkout and try again.",
	not_possible: "This payment has been cancelled. Please go back to checkout and try again.",
	number: `This is a test shop, so it takes test cards only and never charges one. Please use ${SUCCEEDING_CARD}.`,
	refused:
		"We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/**
 * Payments that work offline: Stripe's states and test numbers, a file a payment, no card number kept.
 * A payment outlives the process, killed or not.
 */
export function createEmbeddedPayments({
	directory,
	clock,
	ids,
	turns,
}: EmbeddedPaymentsOptions): Payments & CardForm {
	const files = openPaymentFiles(directory, turns);

	/** Writes the change and gives the payment as it now is. */
	async function change(payment: PaymentFile, changes: Partial<PaymentFile>): Promise<Payment> {
		const changedAt = clock.now().toISOString();
		const changed = { ...payment, ...changes, changedAt };
		if (changes.state === "succeeded") changed.chargedAt = changedAt;
		await files.write(changed);
		return shown(changed);
	}

	/** Runs work on the payment of this secret, in its turn; null stands for no such payment. */
	function withSecret<T>(
		clientSecret: string,
		work: (payment: PaymentFile | null) => Promise<T>,
	): Promise<T> {
		const id = clientSecret.split("_secret_")[0] ?? "";
		return files.inTurn(id, async () => {
			const payment = await files.read(id);
			return work(payment && sameText(payment.clientSecret, clientSecret) ? payment : null);
		});
	}

	return {
		describe: () => ({ kind: "embedded" }),

		create({ amountPence, metadata, idempotencyKey }) {
			const id = idOf(idempotencyKey);
			const asked = digest(JSON.stringify([amountPence, Object.entries(metadata).sort()])).toString("hex");
			return files.inTurn(id, async () => {
				if (!isCharge(amountPence)) return failed("not_possible");
				const before = await files.read(id);
				if (before) return before.asked === asked ? done(shown(before)) : failed("not_possible");
				const at = clock.now().toISOString();
				const payment: PaymentFile = {
					id,
					clientSecret: `${id}_secret_${lettersAndDigits(digest(ids.token(32)), 25)}`,
					state: "requires_payment_method",
					amountPence,
					metadata,
					method: null,
					lastError: null,
					chargedAt: null,
					asked,
					refunds: [],
					createdAt: at,
					changedAt: at,
				};
				await files.write(payment);
				return done(shown(payment));
			});
		},

		update(id, { amountPence, metadata }) {
			return files.inTurn(id, async () => {
				const payment = await files.read(id);
				if (!payment) return failed("not_found");
				if (!OPEN.includes(payment.state) || !isCharge(amountPence)) return failed("not_possible");
				const all = Object.entries({ ...payment.metadata, ...metadata });
				const merged = Object.fromEntries(all.filter(([, text]) => text !== ""));
				if (amountPence === payment.amountPence) return done(await change(payment, { metadata: merged }));
				// The bank's question named the old amount, so the card has to be entered again.
				return done(
					await change(payment, {
						amountPence,
						metadata: merged,
						state: "requires_payment_method",
						method: null,
					}),
				);
			});
		},

		async read(id) {
			const payment = await files.read(id);
			return payment ? done(shown(payment)) : failed("not_found");
		},

		cancel(id) {
			return files.inTurn(id, async () => {
				const payment = await files.read(id);
				if (!payment) return failed("not_found");
				if (payment.state === "canceled") return done(shown(payment));
				if (!OPEN.includes(payment.state)) return failed("not_possible");
				return done(await change(payment, { state: "canceled", method: null }));
			});
		},

		refund(id, idempotencyKey, amountPence) {
			return files.inTurn(id, async () => {
				const payment = await files.read(id);
				if (!payment) return failed("not_found");
				const { refunds } = payment;
				if (refunds.some(({ key }) => key === idempotencyKey)) return done(null);
				const left = refunds.reduce((rest, refund) => rest - refund.amountPence, payment.amountPence);
				const amount = amountPence ?? left;
				if (payment.state !== "succeeded" || amount < 1 || amount > left) return failed("not_possible");
				await change(payment, { refunds: [...refunds, { key: idempotencyKey, amountPence: amount }] });
				return done(null);
			});
		},

		async readReturns(id) {
			const payment = await files.read(id);
			if (!payment) return failed("not_found");
			const refunds = payment.refunds.map((refund) => ({ id: refund.key, ...refund, failed: false }));
			return done({ refunds, disputes: [] });
		},

		async hostedPage(id) {
			return (await files.read(id)) ? done(null) : failed("not_found");
		},

		async readWebhook() {
			return failed("bad_signature");
		},

		confirm(clientSecret, { number }) {
			return withSecret(clientSecret, async (payment) => {
				if (!payment) return told("not_found", MESSAGES.not_found);
				if (payment.state === "succeeded") return done(shown(payment));
				if (!OPEN.includes(payment.state)) return told("not_possible", MESSAGES.not_possible);
				const card = findTestCard(number);
				if (!card) return told("number", MESSAGES.number);
				const now = await change(payment, chargedWith(card));
				return card.message === null ? done(now) : told("declined", card.message);
			});
		},

		authenticate(clientSecret, allowed) {
			return withSecret(clientSecret, async (payment) => {
				if (!payment) return failed("not_found");
				if (payment.state === "succeeded") return done(shown(payment));
				if (payment.state !== "requires_action") return failed("not_possible");
				if (allowed) return done(await change(payment, { state: "succeeded" }));
				await change(payment, {
					state: "requires_payment_method",
					method: null,
					lastError: MESSAGES.refused,
				});
				return failed("declined");
			});
		},
	};
}

/** What a try with this card makes of a payment. */
function chargedWith(card: TestCard): Partial<PaymentFile> {
	if (card.outcome === "declined") {
		return { state: "requires_payment_method", method: null, lastError: card.message };
	}
	const state = card.outcome === "succeeds" ? "succeeded" : "requires_action";
	return { state, method: methodOf(card), lastError: null };
}

/** What the shop may see of a kept payment. */
function shown(kept: PaymentFile): Payment {
	const { id, clientSecret, state, amountPence, metadata, method, lastError, chargedAt } = kept;
	return { id, clientSecret, state, amountPence, metadata, method, lastError, chargedAt };
}

/**
 * The payment's id follows from its key: 50 creates at once, or one repeated after a crash, meet in one file.
 * It needs no secrecy, the client secret has that.
 */
function idOf(idempotencyKey: string): string {
	return `pi_${lettersAndDigits(digest(idempotencyKey), 24)}`;
}

function digest(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The first `length` digits of these 256 bits in base 62, in which Stripe writes its ids. */
function lettersAndDigits(bytes: Buffer, length: number): string {
	let rest = BigInt(`0x${bytes.toString("hex")}`);
	let text = "";
	while (text.length < length) {
		text += ALPHABET.charAt(Number(rest % 62n));
		rest /= 62n;
	}
	return text;
}

/** Compares secrets in the same time wherever they differ. */
function sameText(one: string, other: string): boolean {
	return timingSafeEqual(digest(one), digest(other));
}

function told<E extends string>(error: E, message: string) {
	return { ok: false as const, error, message };
}
