import { retryFailed, retryJob } from "~/jobs/job-store.server";
import { type Command, counted, expectArgs, Refusal } from "./command";

export const retry: Command = {
	use: "retry [JOB]",
	does: "gives every failed job its tries again, or one that failed or waits",
	async run(shop, args) {
		const [id] = expectArgs(args, 0, 1, this.use);
		const at = shop.clock.now().toISOString();
		if (id === undefined) return [`${counted(await retryFailed(shop.db, at), "job")} will be tried again.`];
		if (!(await retryJob(shop.db, id, at))) throw new Refusal(`No job ${id} has failed or waits.`);
		return [`${id} will be tried again.`];
	},
};
