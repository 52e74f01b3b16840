import { readHealth } from "~/http/health.server";
import { resource } from "~/http/resource.server";

/**
 * For the container's health check: 200 while the database is read, is still the file that was opened, and the worker
 * writes to it; 503 otherwise.
 */
const route = resource("/healthz", {
	GET: async () => {
		const health = await readHealth();
		const healthy = health.database && health.worker;
		return Response.json(
			{ healthy, ...health },
			{ status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
		);
	},
});

export const loader = route.loader;
export const action = route.action;
