import type { ServerBuild } from "@remix-run/node";
import { bugOf } from "~/http/bug.server";
import { watchConnections } from "./connections.server";
import { watchLastAnswers } from "./last-answers.server";
import { serveCachedPages } from "./page-cache.server";
import { answerPages } from "./pages.server";
import { exitWith, GRACE_MS, openOrExit, reportParts, startWork, stopOnSignals } from "./process.server";
import { explainStartFailure } from "./start-failure.server";

// Development reloads this module; what it has started goes on.
const kept = globalThis as typeof globalThis & { fableAndKinStarted?: boolean };

/**
 * Opens the shop behind the web server, has the pages of `build` answered, and starts its worker, unless this process is web alone; once a process. Ends the
 * process with the full list when the configuration is wrong, and with one line for whatever else an operator can mend.
 */
export async function startShop(build: ServerBuild): Promise<void> {
	if (kept.fableAndKinStarted) return;
	kept.fableAndKinStarted = true;
	process.on("uncaughtExceptionMonitor", sayWhyNotListening);
	const shop = await openOrExit();
	const { APP_URL: url, ROLE: role, testMode } = shop.settings;
	watchConnections(shop.log);
	// Vite has a build of its own for every request.
	const pages = () =>
		import.meta.env.DEV ? () => false : answerPages(build, (error) => void bugOf(shop, error));
	serveCachedPages(shop, pages);
	const answers = watchLastAnswers();
	const worker = role === "all" ? await startWork(shop) : undefined;
	if (!worker) reportParts(shop, role);
	shop.log.info("open", { url, role, testMode });
	// remix-serve closes its server on the same signals.
	stopOnSignals(shop, () => Promise.all([worker?.stop(GRACE_MS), answers.out(GRACE_MS)]));
}

/** The server is remix-serve's, and its error nobody's: the process ends of it with a stack. */
function sayWhyNotListening(error: Error & { syscall?: string }): void {
	if (error.syscall === "listen") exitWith(explainStartFailure(error));
}
