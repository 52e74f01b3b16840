import { cpus } from "node:os";
import { errorsOf, inTurns, type Load, load, median, medianOf } from "./load";
import type { Page } from "./pages";
import { freePort, type Served, serve } from "./servers";
import { print } from "./table";

const ROUNDS = 3;
/** Of one round; seconds. */
const ROUND = 3;
/** Enough that neither of two processes ever waits for somebody to ask. */
const CONNECTIONS = 20;

/** The front of `npm run dev:cluster` in a process of its own, so that its share can be told. */
async function serveFront(webs: Served[]): Promise<Served> {
	const port = await freePort();
	const ports = webs.map(({ url }) => new URL(url).port);
	const program = ["build/commands/bench.js", "--front", String(port), ...ports];
	return serve({ path: "/healthz", program, port });
}

/** Processor time since each began, ms: of this process, which asks, of others, and of the whole machine. */
function processors(front: Served, webs: Served[]) {
	const { user, system } = process.cpuUsage();
	const machine = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
	return [
		(user + system) / 1000,
		front.cpuMs(),
		webs.reduce((total, web) => total + web.cpuMs(), 0),
		machine.reduce((total, one) => total + one, 0),
	];
}

type Shared = Load & {
	/** Of the machine's processors, %: who asks, the front, the web processes, all of it. */ shares: number[];
};

async function loadShared(front: Served, webs: Served[], page: Page): Promise<Shared> {
	const before = processors(front, webs);
	const began = performance.now();
	const measured = await load(front, page.path, ROUND, page.headers, undefined, CONNECTIONS);
	const whole = (performance.now() - began) * cpus().length;
	const after = processors(front, webs);
	return { ...measured, shares: after.map((used, i) => ((used - (before[i] ?? 0)) / whole) * 100) };
}

const sharesOf = (loads: Shared[]) =>
	[0, 1, 2, 3].map((i) => Math.round(median(loads.map(({ shares }) => shares[i] ?? 0))));

/**
 * One web process and two, behind the same kind of front over the same PostgreSQL, in turns. Whoever asks, the front and PostgreSQL
 * share the processors with them: how much of them each has is said.
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
		const single = await begin(serveFront(webs.slice(0, 1)));
		const double = await begin(serveFront(webs));
		const rows: (string | number)[][] = [];
		for (const page of pages) {
			const [one = [], two = []] = await inTurns<Shared>(
				ROUNDS,
				() => loadShared(single, webs, page),
				() => loadShared(double, webs, page),
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
		print(
			`One web process and two behind a front, requests/s from ${CONNECTIONS} connections on ${cpus().length} cores (median of ${ROUNDS} rounds in turns; at least 1.6 times)`,
			["page", "one", "two", "times", "% asks, front, web, all", "with two", "not 2xx or 304"],
			rows,
		);
	} finally {
		for (const one of serving) await one.stop();
	}
}
