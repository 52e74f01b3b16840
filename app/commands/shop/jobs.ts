import { countOpenJobs, openJobs, retryJobs } from "~/jobs/job-store.server";
import { counted } from "~/shop/counted";
import { answering, expectArgs, Refusal } from "./command";
import { jobFacts, jobLine } from "./job-line";

/** More are nothing to read line by line. */
const SHOWN = 100;

export const jobs = answering({
	use: "jobs",
	does: "what waits, what runs and what has failed, and what each is about",
	example: "jobs",
	async find(shop, args, use) {
		expectArgs(args, 0, 0, use);
		const counts = await countOpenJobs(shop.db);
		const rows = counts.length === 0 ? [] : await openJobs(shop.db, SHOWN);
		return {
			counts: counts.map(({ kind, state, count }) => ({ kind, state, count: Number(count) })),
			jobs: rows.map(jobFacts),
		};
	},
	tell({ counts, jobs: listed }, shop) {
		if (counts.length === 0) return ["Nothing waits and nothing has failed."];
		const more = counts.reduce((sum, { count }) => sum + count, 0) - listed.length;
		return [
			...counts.map(({ kind, state, count }) => `${count}\t${kind}\t${state}`),
			"",
			...listed.map((job) => jobLine(job, shop.clock.now())),
			...(more > 0 ? [`... and ${more} more`] : []),
		];
	},
});

export const retry = answering({
	use: "retry [JOB]",
	does: "gives every failed job its tries again, or one that failed or waits",
	example: "retry job_8Qd1",
	async find(shop, args, use) {
		const [id] = expectArgs(args, 0, 1, use);
		const retried = await retryJobs(shop.db, shop.clock.now().toISOString(), id);
		if (id !== undefined && retried === 0) throw new Refusal(`No job ${id} has failed or waits.`);
		return { job: id ?? null, retried };
	},
	tell: ({ job, retried }) => [`${job ?? counted(retried, "job")} will be tried again.`],
});
