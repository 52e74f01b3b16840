import autocannon from "autocannon";
import type { Served } from "./servers";

export type Load = { perSecond: number; p99: number; cpuMs: number; errors: number };

const CONNECTIONS = 10;
/** As a browser asks. */
const BROWSER = { "Accept-Encoding": "br, gzip" };

/**
 * Asks a server for a path for `seconds`, after a short warm-up; as fast as it answers, or at most `perSecond`, from ten
 * connections or so many as are said. p99 in ms; `cpuMs` is the server's processor time for one request, ms; `errors` counts
 * what was neither 2xx nor 304.
 */
export async function load(
	served: Served,
	path: string,
	seconds: number,
	headers: Record<string, string> = {},
	perSecond?: number,
	connections = CONNECTIONS,
): Promise<Load> {
	const options = {
		url: served.url + path,
		headers: { ...BROWSER, ...headers },
		connections,
		...(perSecond ? { overallRate: perSecond } : {}),
	};
	await autocannon({ ...options, duration: 1 });
	const before = served.cpuMs();
	const took: number[] = [];
	const result = await autocannon({
		...options,
		duration: seconds,
		setupClient: (client) => client.on("response", (_status, _bytes, ms) => took.push(ms)),
	});
	const { "304": unchanged } = result.statusCodeStats ?? {};
	return {
		perSecond: result.requests.average,
		// Its own percentiles are whole ms, but at a rate they count those that were asked too late.
		p99: perSecond ? result.latency.p99 : quantile(took, 0.99),
		cpuMs: (served.cpuMs() - before) / result.requests.total,
		errors: result.errors + result.non2xx - Number(unchanged?.count ?? 0),
	};
}

/**
 * Measures things in turns, `rounds` times: what else the machine does then meets all alike, and the median of the rounds
 * leaves out the one a collection of garbage fell into. Gives the loads of each.
 */
export async function inTurns<L extends Load>(
	rounds: number,
	...measures: (() => Promise<L>)[]
): Promise<L[][]> {
	const measured: L[][] = measures.map(() => []);
	for (let round = 0; round < rounds; round++) {
		for (const [i, measure] of measures.entries()) measured[i]?.push(await measure());
	}
	return measured;
}

/** The median of one figure of several loads. */
export function medianOf(loads: Load[], figure: keyof Load): number {
	return median(loads.map((one) => one[figure]));
}

/** How many answers of several loads were neither 2xx nor 304. */
export function errorsOf(loads: Load[]): string {
	return String(loads.reduce((sum, { errors }) => sum + errors, 0));
}

/** What this share of plain numbers don't exceed. */
function quantile(numbers: number[], share: number): number {
	return [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0;
}

/** What 95 of 100 of plain numbers don't exceed. */
export const p95 = (numbers: number[]): number => quantile(numbers, 0.95);

/** The median of plain numbers. */
export function median(numbers: number[]): number {
	return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
