/** Whether a part of this process works, by its name. */
type Health = Record<"database" | "worker", boolean>;
type Checks = { [part in keyof Health]: () => boolean | Promise<boolean> };

// Development reloads this module; what the process was started with answers on.
const kept = globalThis as typeof globalThis & { fableAndKinChecks?: Checks };

/** Says how the health of this process is told: whoever starts it knows its parts. */
export function reportHealth(checks: Checks): void {
	kept.fableAndKinChecks = checks;
}

/** The health of this process, for the container's health check; nothing works until the shop is open. */
export async function readHealth(): Promise<Health> {
	const { database = () => false, worker = () => false } = kept.fableAndKinChecks ?? {};
	return { database: await database(), worker: await worker() };
}
