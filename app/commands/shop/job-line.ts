import { aboutJob } from "~/jobs/about-job.server";
import type { JobRow } from "~/jobs/job-store.server";
import { OVERDUE_MS } from "~/shop/figures/rules";

/** Of a job what may be shown to a program, or written into a line. */
export const jobFacts = (job: JobRow) => ({
	id: job.id,
	kind: job.kind,
	state: job.state,
	about: aboutJob(job),
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
