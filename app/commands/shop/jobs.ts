import { countOpenJobs, openJobs } from "~/jobs/job-store.server";
import { type Command, expectArgs } from "./command";
import { jobLine } from "./job-line";

/** More are nothing to read line by line. */
const SHOWN = 100;

export const jobs: Command = {
	use: "jobs",
	does: "what waits, what runs and what has failed, and what each is about",
	async run(shop, args) {
		expectArgs(args, 0, 0, this.use);
		const counts = await countOpenJobs(shop.db);
		if (counts.length === 0) return ["Nothing waits and nothing has failed."];
		const rows = await openJobs(shop.db, SHOWN);
		const more = counts.reduce((sum, { count }) => sum + Number(count), 0) - rows.length;
		return [
			...counts.map(({ kind, state, count }) => `${count}\t${kind}\t${state}`),
			"",
			...rows.map((job) => jobLine(job, shop.clock.now())),
			...(more > 0 ? [`... and ${more} more`] : []),
		];
	},
};
