import type { Config } from "~/config.server";

/** Whether a part of this process works, by its name. */
export type Checks = Partial<Record<"database" | "worker", () => boolean | Promise<boolean>>>;
type Health = { healthy: boolean; degraded: boolean; role: Config["ROLE"] } & Partial<
	Record<keyof Checks, boolean>
>;

// Development reloads this module; what the process was started with answers on.
const kept = globalThis as typeof globalThis & {
	fableAndKinParts?: { role: Config["ROLE"]; checks: Checks; isDegraded(): Promise<boolean> };
};

/**
 * Says how the health of this process is told: whoever starts it knows its role, its parts, and whether something they can't mend keeps
 * work waiting.
 */
export function reportHealth(
	role: Config["ROLE"],
	checks: Checks,
	isDegraded: () => Promise<boolean> = async () => false,
): void {
	kept.fableAndKinParts = { role, checks, isDegraded };
}

/** The health of this process and each of its parts, for the container's health check; nothing works until the shop is open. */
async function readHealth(): Promise<Health> {
	const { role = "all", checks = { database: () => false }, isDegraded } = kept.fableAndKinParts ?? {};
	const parts = await Promise.all(
		Object.entries(checks).map(async ([part, works]) => [part, await works()] as const),
	);
	const healthy = parts.every(([, works]) => works);
	const degraded = healthy && ((await isDegraded?.().catch(() => true)) ?? false);
	return { healthy, degraded, role, ...Object.fromEntries(parts) };
}

/** What is answered at /healthz, by a web server or by a worker's own: 200 when every part works, degraded or not, 503 otherwise. */
export async function answerHealth(): Promise<Response> {
	const health = await readHealth();
	return Response.json(health, {
		status: health.healthy ? 200 : 503,
		headers: { "Cache-Control": "no-store" },
	});
}
