import { cpus } from "node:os";
import { calculations } from "./cores";
import { errorsOf, inTurns, type Load, load, median, medianOf } from "./load";
import type { Page } from "./pages";
import { type Served, serve } from "./servers";
import { print } from "./table";

const ROUNDS = 3;
/** Of one round; seconds. */
const ROUND = 3;
/** Enough that neither of two processes ever waits for somebody to ask. */
const CONNECTIONS = 20;

/** Processor time since each began, ms: of this process, which asks, of the web processes, and of the whole machine. */
function processors(webs: Served[]) {
	const { user, system } = process.cpuUsage();
	const machine = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
	return [
		(user + system) / 1000,
		webs.reduce((total, web) => total + web.cpuMs(), 0),
		machine.reduce((total, one) => total + one, 0),
	];
}

type Shared = Load & {
	/** Of the machine's processors, %: who asks, the web processes, all of it. */ shares: number[];
};

/** Asks so many web processes at once, as a balancer on a machine of its own would. */
async function loadShared(asked: Served[], webs: Served[], page: Page): Promise<Shared> {
	const before = processors(webs);
	const began = performance.now();
	const connections = CONNECTIONS / asked.length;
	const loads = await Promise.all(
		asked.map((web) => load(web, page.path, ROUND, page.headers, undefined, connections)),
	);
	const whole = (performance.now() - began) * cpus().length;
	const after = processors(webs);
	const sum = (figure: keyof Load) => loads.reduce((total, one) => total + one[figure], 0);
	return {
		perSecond: sum("perSecond"),
		p99: Math.max(...loads.map(({ p99 }) => p99)),
		cpuMs: sum("cpuMs") / loads.length,
		errors: sum("errors"),
		shares: after.map((used, i) => ((used - (before[i] ?? 0)) / whole) * 100),
	};
}

const sharesOf = (loads: Shared[]) =>
	[0, 1, 2].map((i) => Math.round(median(loads.map(({ shares }) => shares[i] ?? 0))));

/**
 * One web process and two over the same PostgreSQL, in turns. Whoever asks and PostgreSQL share the processors with them: how
 * much of them each has is said.
 */
export async function compareWebs(pages: Page[], env: Record<string, string>): Promise<void> {
	const serving: Served[] = [];
	const begin = async (served: Promise<Served>) => {
		serving.push(await served);
		return serving.at(-1) as Served;
	};
	try {
		const web = () => begin(serve({ path: "/healthz", env: { ...env, ROLE: "web" } }));
		const webs = [await web(), await web()];
		const rows: (string | number)[][] = [];
		for (const page of pages) {
			const [one = [], two = []] = await inTurns<Shared>(
				ROUNDS,
				() => loadShared(webs.slice(0, 1), webs, page),
				() => loadShared(webs, webs, page),
			);
			rows.push([
				page.name,
				medianOf(one, "perSecond"),
				medianOf(two, "perSecond"),
				medianOf(two, "perSecond") / medianOf(one, "perSecond"),
				sharesOf(one).join(" "),
				sharesOf(two).join(" "),
				errorsOf([...one, ...two]),
			]);
		}
		const [alone, both] = await calculations();
		rows.push(["calculating, sharing nothing", alone, both, both / alone, "", "", ""]);
		print(
			`One web process and two, requests/s from ${CONNECTIONS} connections on ${cpus().length} cores (median of ${ROUNDS} rounds in turns; at least 1.6 times)`,
			["page", "one", "two", "times", "% asks, web, all", "with two", "not 2xx or 304"],
			rows,
		);
	} finally {
		for (const one of serving) await one.stop();
	}
}
