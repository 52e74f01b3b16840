import { type JobRow, readMembers } from "~/jobs/job-store.server";
import { OVERDUE_MS } from "~/shop/figures/rules";
import { STEP_MAILS } from "~/shop/orders/rules";

/** Of what a job was told, what may be shown: the ids of what it is about. Never a key, a file's name or a token's hash. */
const SHOWN = ["bookId", "coverId", "orderId", "paymentId", "refundId"] as const;
/** Mails whose id is an order's or a payment's. The others are named by what only their reader should hold. */
const SHOWN_MAILS: readonly string[] = [...Object.values(STEP_MAILS), "order-refunded", "payment-refund"];

/** What a job is about: "order-confirmation order_x", "pi_x". Empty when that is nobody's business. */
function aboutOf(job: Pick<JobRow, "kind" | "payload">): string {
	const payload = readMembers(job.payload);
	if (!payload) return "";
	if (job.kind === "send-mail") {
		const mail = String(payload.mail);
		return SHOWN_MAILS.includes(mail) ? `${mail} ${payload.id}` : mail;
	}
	return SHOWN.map((name) => payload[name])
		.filter((id) => typeof id === "string")
		.join(" ");
}

/** Of a job what may be shown to a program, or written into a line. */
export const jobFacts = (job: JobRow) => ({
	id: job.id,
	kind: job.kind,
	state: job.state,
	about: aboutOf(job),
	tries: job.attempts,
	createdAt: job.created_at,
	nextAt: job.state === "ready" ? job.run_at : null,
	finishedAt: job.finished_at,
	failure: job.failure,
});

/** "job_x  send-mail  failed  order-confirmation order_x  3 tries  5 h old  last: mail". */
export function jobLine(job: ReturnType<typeof jobFacts>, now: Date): string {
	const tries = `${job.tries} ${job.tries === 1 ? "try" : "tries"}`;
	const ended = job.finishedAt === null ? "" : `${job.state} ${job.finishedAt}`;
	const when = job.nextAt === null ? ended : nextTry(job.nextAt, now);
	const parts = [job.id, job.kind, job.state, job.about, tries, `${ageOf(job.createdAt, now)} old`, when];
	return [...parts, job.failure ? `last: ${job.failure}` : ""].filter(Boolean).join("  ");
}

/** When it is tried next; of one that nobody has begun for long, that. */
function nextTry(iso: string, now: Date): string {
	const isOverdue = now.getTime() - Date.parse(iso) > OVERDUE_MS;
	return isOverdue ? `due for ${ageOf(iso, now)}: no worker has begun it` : `next ${iso}`;
}

/** "40 s", "12 min", "5 h", "3 d". */
function ageOf(iso: string, now: Date): string {
	const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 1000));
	if (seconds < 60) return `${seconds} s`;
	if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
	if (seconds < 2 * 86_400) return `${Math.floor(seconds / 3600)} h`;
	return `${Math.floor(seconds / 86_400)} d`;
}
