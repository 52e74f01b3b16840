import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Turns } from "../turns";
import { inTurn } from "./in-turn.server";
import { PAYMENT_STATES } from "./port";

const keptPayment = z
	.object({
		id: z.string(),
		clientSecret: z.string(),
		state: z.enum(PAYMENT_STATES),
		amountPence: z.int(),
		metadata: z.record(z.string(), z.string()),
		method: z.string().nullable(),
		lastError: z.string().nullable(),
		/** Absent from files older than it. */
		chargedAt: z.iso.datetime().nullable().default(null),
		/** SHA-256 of what `create` was asked for: another request under the same key is told apart by it. */
		asked: z.string(),
		/** What has gone back, each under a key of its own. */
		refunds: z.array(z.object({ key: z.string(), amountPence: z.int() })).default([]),
		/** In files older than parts: the key under which all of it went back. */
		refundKey: z.string().nullable().default(null),
		createdAt: z.iso.datetime(),
		changedAt: z.iso.datetime(),
	})
	.transform(({ refundKey, ...payment }) =>
		refundKey === null
			? payment
			: { ...payment, refunds: [{ key: refundKey, amountPence: payment.amountPence }] },
	);

export type PaymentFile = z.infer<typeof keptPayment>;

// The id becomes a file name, so nothing that isn't one of ours may reach the disk.
const PAYMENT_ID = /^pi_[0-9A-Za-z]{24}$/;

/** The embedded payments' memory: one JSON file a payment in `directory`. */
export function openPaymentFiles(directory: string, turns?: Turns) {
	const root = resolve(directory);
	const fileOf = (id: string) => join(root, `${id}.json`);

	return {
		/** The payment, or null when there is none or its file can't be understood. */
		async read(id: string): Promise<PaymentFile | null> {
			if (!PAYMENT_ID.test(id)) return null;
			const text = await readFile(fileOf(id), "utf8").catch(unlessMissing);
			if (text === null) return null;
			const parsed = keptPayment.safeParse(jsonOrNull(text));
			return parsed.success && parsed.data.id === id ? parsed.data : null;
		},

		/**
		 * Replaces the payment's file whole; on the disk when it resolves.
		 * A process killed half way leaves the old file and a `.part`, which the next write overwrites.
		 * Call it in the payment's turn.
		 */
		async write(payment: PaymentFile): Promise<void> {
			if (!PAYMENT_ID.test(payment.id)) throw new Error("not the id of an embedded payment");
			await mkdir(root, { recursive: true, mode: 0o700 });
			const part = `${fileOf(payment.id)}.part`;
			const file = await open(part, "w", 0o600);
			try {
				await file.writeFile(`${JSON.stringify(payment)}\n`);
				await file.sync();
			} finally {
				await file.close();
			}
			await rename(part, fileOf(payment.id));
			await syncDirectory(root);
		},

		/** Runs work on one payment while nothing else of the shop works on it. */
		inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
			return inTurn(fileOf(id), work, turns);
		},
	};
}

/** A rename is only safe from a power cut once its directory is written too. */
async function syncDirectory(path: string) {
	const directory = await open(path, "r");
	try {
		await directory.sync();
	} finally {
		await directory.close();
	}
}

function unlessMissing(error: NodeJS.ErrnoException): null {
	if (error.code === "ENOENT") return null;
	throw error;
}

function jsonOrNull(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
