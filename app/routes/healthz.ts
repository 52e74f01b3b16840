import { resource } from "~/http/resource.server";
import { theWorker } from "~/http/start.server";
import { theShop } from "~/shop.server";

/** For the container's health check: 200 with database and worker, 503 when either is down. */
const route = resource("/healthz", {
	GET: async () => {
		const shop = await theShop();
		const database = await shop.db
			.selectFrom("settings")
			.select("key")
			.limit(1)
			.execute()
			.then(() => true)
			.catch(() => false);
		const worker = theWorker()?.alive() ?? false;
		const healthy = database && worker;
		return Response.json(
			{ healthy, database, worker },
			{ status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
		);
	},
});

export const loader = route.loader;
export const action = route.action;
