import { retryJobs } from "~/jobs/job-store.server";
import { type Command, counted, expectArgs, Refusal } from "./command";

export const retry: Command = {
	use: "retry [JOB]",
	does: "gives every failed job its tries again, or one that failed or waits",
	async run(shop, args) {
		const [id] = expectArgs(args, 0, 1, this.use);
		const retried = await retryJobs(shop.db, shop.clock.now().toISOString(), id);
		if (id === undefined) return [`${counted(retried, "job")} will be tried again.`];
		if (retried === 0) throw new Refusal(`No job ${id} has failed or waits.`);
		return [`${id} will be tried again.`];
	},
};
