import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import { insertJobs } from "./job-store.server";

export { cancelJob, findLastFailure } from "./job-store.server";

/** Every kind of job and what it is told. Ids only: the facts are read from the database when the job runs. */
export type JobPayloads = {
	/** `coverFor`: the keyed address for which the cover is drawn next; null when a call asks for it later. */
	"write-synopsis": { bookId: string; key: string; coverFor: string | null };
	/** `awaited`: a call waits for the answer. `isLate`: its family was told not to wait for it. */
	"draw-cover": { coverId: string; awaited: boolean; isLate?: boolean };
	/** A book that waits for its first cover. */
	"draw-waiting": { bookId: string };
	/** The heads of a photo that has been uploaded or turned. */
	"draw-heads": { photoId: string };
	/** What is still to be made of a book's pages. */
	"draw-pages": { bookId: string };
	/** A picture in each style that can be chosen. */
	"draw-samples": Record<string, never>;
	/** An order that goes on by itself. */
	"continue-order": { orderId: string };
	/** One picture of an order's book at print size: of a version of a spread, of its cover, or of its back cover. */
	"draw-print": { orderId: string; from: string };
	/** The files for printers, once all of its pictures are there. */
	"write-print-files": { orderId: string };
	/** The files an approved book's buyer reads. */
	"write-reading-files": { orderId: string };
	"send-mail": { mail: string; id: string };
	/** To the form service, if there is one. */
	"forward-message": { messageId: string };
	"settle-payment": { paymentId: string };
	"close-payment": { paymentId: string };
	"refund-payment": { paymentId: string };
	"refund-order": { refundId: string };
	"delete-files": { keys: string[] };
	/** The day's backup. */
	"back-up": Record<string, never>;
	sweep: Record<string, never>;
};

export type JobKind = keyof JobPayloads;

export type NewJob<K extends JobKind> = {
	kind: K;
	/** What must happen once has one key: enqueuing it again changes nothing. */
	key: string;
	payload: JobPayloads[K];
	/** ms from now. */
	delayMs?: number;
	/** A new one unless given. */
	id?: string;
};

/** Who gives jobs their time and their ids. */
type Issuer = Pick<Shop, "clock" | "ids">;

/** Writes a job, in the transaction of the fact that causes it. Returns false when the key is there already. */
export function enqueue<K extends JobKind>(db: Handle, shop: Issuer, job: NewJob<K>): Promise<boolean> {
	return enqueueAll(db, shop, [job]);
}

/** The same for several jobs; returns false when all their keys are there already. */
export function enqueueAll<K extends JobKind>(
	db: Handle,
	{ clock, ids }: Issuer,
	jobs: NewJob<K>[],
): Promise<boolean> {
	const now = clock.now();
	const rows = jobs.map(({ kind, key, payload, delayMs = 0, id = ids.next("job") }) => ({
		id,
		kind,
		key,
		payload: JSON.stringify(payload),
		state: "ready" as const,
		attempts: 0,
		run_at: new Date(now.getTime() + delayMs).toISOString(),
		steps: "{}",
		created_at: now.toISOString(),
	}));
	return insertJobs(db, rows);
}

/** Has whoever runs the shop written to, once a mail and id; `id` is what the mail is written from. */
export async function tellOperator(db: Handle, shop: Shop, mail: string, id: string): Promise<void> {
	if (shop.settings.OPERATOR_EMAIL)
		await enqueue(db, shop, { kind: "send-mail", key: `${mail}:${id}`, payload: { mail, id } });
}
