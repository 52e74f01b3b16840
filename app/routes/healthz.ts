import { resource } from "~/http/resource.server";
import { whatRuns } from "~/http/start.server";
import { theShop } from "~/shop.server";

/**
 * For the container's health check: 200 while the database is read, is still the file that was opened, and the worker
 * writes to it; 503 otherwise.
 */
const route = resource("/healthz", {
	GET: async () => {
		const shop = await theShop();
		const running = whatRuns();
		const answers = await shop.db
			.selectFrom("settings")
			.select("key")
			.limit(1)
			.execute()
			.then(() => true)
			.catch(() => false);
		const database = answers && (running?.hasItsFile() ?? false);
		const worker = running?.worker.alive() ?? false;
		const healthy = database && worker;
		return Response.json(
			{ healthy, database, worker },
			{ status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
		);
	},
});

export const loader = route.loader;
export const action = route.action;
