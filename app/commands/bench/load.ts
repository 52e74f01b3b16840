import autocannon from "autocannon";

export type Load = { perSecond: number; p99: number; errors: number };

const SECONDS = 5;
const CONNECTIONS = 10;

/** Asks an address from ten connections for `seconds` (five), after a short warm-up. p99 in ms; `errors` counts what was not 2xx. */
export async function load(
	url: string,
	headers: Record<string, string> = {},
	{ seconds = SECONDS }: { seconds?: number } = {},
): Promise<Load> {
	const connections = CONNECTIONS;
	await autocannon({ url, headers, connections, duration: 1 });
	const result = await autocannon({ url, headers, connections, duration: seconds });
	return {
		perSecond: result.requests.average,
		p99: result.latency.p99,
		errors: result.errors + result.non2xx,
	};
}
