import { createHash } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { done, failed } from "./answer";
import type { Printer, PrinterHand, PrintOrder, PrintStage } from "./port";

export type EmbeddedPrinterOptions = {
	/** Where the orders are kept; made when the first one is. */
	directory: string;
	clock: { now(): Date };
	ids: { next(word: string): string };
};

const HOUR_MS = 3600_000;
/** How long after an order was received it is printed, and posted, ms. Whether a parcel has arrived no printer knows by itself. */
const WALK: readonly { stage: PrintStage; afterMs: number }[] = [
	{ stage: "received", afterMs: 0 },
	{ stage: "printed", afterMs: 24 * HOUR_MS },
	{ stage: "posted", afterMs: 48 * HOUR_MS },
	{ stage: "delivered", afterMs: Number.POSITIVE_INFINITY },
];

const kept = z.object({
	reference: z.string(),
	receivedAt: z.iso.datetime(),
	/** The least place in WALK it has, moved there by hand. */
	moved: z
		.int()
		.min(0)
		.max(WALK.length - 1),
	cancelled: z.boolean(),
});
type Kept = z.infer<typeof kept>;

/** A printer that prints nothing: it walks each order through its stages by the shop's clock. One JSON file an order, named by its reference. */
export function createEmbeddedPrinter({
	directory,
	clock,
	ids,
}: EmbeddedPrinterOptions): Printer & PrinterHand {
	const fileOf = (reference: string) => join(directory, `${digest(reference)}.json`);

	async function find(reference: string): Promise<Kept | null> {
		const text = await readFile(fileOf(reference), "utf8").catch((error: unknown) => {
			if (isCode(error, "ENOENT")) return null;
			throw error;
		});
		return text === null ? null : kept.parse(JSON.parse(text));
	}

	/** Writes an order beside its place, whole and flushed, and puts it there by `into`. */
	async function write(order: Kept, into: (draft: string, file: string) => Promise<void>): Promise<void> {
		await mkdir(directory, { recursive: true, mode: 0o700 });
		const draft = join(directory, `.${ids.next("print")}`);
		try {
			const file = await open(draft, "wx", 0o600);
			try {
				await file.writeFile(JSON.stringify(order));
				await file.sync();
			} finally {
				await file.close();
			}
			await into(draft, fileOf(order.reference));
		} finally {
			await rm(draft, { force: true });
		}
	}

	const placeOf = ({ receivedAt, moved }: Kept) => {
		const age = clock.now().getTime() - Date.parse(receivedAt);
		return Math.max(
			moved,
			WALK.findLastIndex(({ afterMs }) => afterMs <= age),
		);
	};

	function shown(order: Kept): PrintOrder {
		const { reference, cancelled } = order;
		if (cancelled) return { reference, stage: "cancelled", tracking: null };
		const { stage } = WALK[placeOf(order)] ?? { stage: "received" };
		const isPosted = stage === "posted" || stage === "delivered";
		return { reference, stage, tracking: isPosted ? trackingOf(reference) : null };
	}

	return {
		describe: () => ({ kind: "embedded", name: "walks by the clock" }),

		async submit({ reference }) {
			const order = { reference, receivedAt: clock.now().toISOString(), moved: 0, cancelled: false };
			// The link fails when the order is there already, whichever process wrote it.
			await write(order, link).catch((error: unknown) => {
				if (!isCode(error, "EEXIST")) throw error;
			});
			return done(shown((await find(reference)) ?? order));
		},

		async read(reference) {
			const order = await find(reference);
			return order ? done(shown(order)) : failed("not_found");
		},

		async cancel(reference) {
			const order = await find(reference);
			if (!order) return failed("not_found");
			if (!order.cancelled && placeOf(order) > 0) return failed("not_possible");
			const cancelled = { ...order, cancelled: true };
			if (!order.cancelled) await write(cancelled, rename);
			return done(shown(cancelled));
		},

		// It calls nobody.
		readCallback: () => failed("forged"),

		async advance(reference) {
			const order = await find(reference);
			if (!order) return failed("not_found");
			const next = placeOf(order) + 1;
			if (order.cancelled || next >= WALK.length) return failed("not_possible");
			const moved = { ...order, moved: next };
			await write(moved, rename);
			return done(shown(moved));
		},
	};
}

/** A parcel that nobody carries: example.com is kept for such addresses (RFC 2606). */
function trackingOf(reference: string) {
	const number = `TEST${digest(reference).slice(0, 8).toUpperCase()}`;
	return { number, url: `https://example.com/track/${number}` };
}

function digest(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

function isCode(error: unknown, code: string): boolean {
	return error instanceof Error && "code" in error && error.code === code;
}
