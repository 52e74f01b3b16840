import { createBook } from "./family";
import { errorsOf, inTurns, load, medianOf } from "./load";
import { serveSameBytes } from "./same-bytes";
import type { Served } from "./servers";
import { print } from "./table";

const ROUNDS = 3;
/** Of one round; seconds. */
const ROUND = 2;

export type Page = { name: string; path: string; headers?: Record<string, string> };

/** The pages of a shop as strangers and a visiting family ask for them. */
export async function pagesOf(shop: Served): Promise<Page[]> {
	const { cookie, bookId } = await createBook(shop.url);
	const family = { Cookie: cookie };
	// Twice: the first answer is rendered, the next ones come from memory.
	const [, tag] = [await tagOf(shop), await tagOf(shop)];
	return [
		{ name: "/ (from memory)", path: "/" },
		{ name: "/ (once more)", path: "/", headers: tag ? { "If-None-Match": tag } : {} },
		{ name: "/sign-in", path: "/sign-in" },
		{ name: "/create-book", path: "/create-book" },
		{ name: "/create-book, with a session", path: "/create-book?edit", headers: family },
		{ name: "/checkout", path: `/checkout?book=${bookId}`, headers: family },
	];
}

async function tagOf(shop: Served): Promise<string | null> {
	const answer = await fetch(`${shop.url}/`, { headers: { "Accept-Encoding": "br, gzip" } });
	await answer.arrayBuffer();
	return answer.headers.get("ETag");
}

/** Measures home as strangers get it beside a bare page and beside its own bytes from `node:http` alone. */
export async function measureHome(bare: Served, shop: Served): Promise<void> {
	const plain = await serveSameBytes(shop, "/");
	const measured = await inTurns(
		ROUNDS,
		() => load(bare, "/", ROUND),
		() => load(shop, "/", ROUND),
		() => load(plain, "/", ROUND),
	);
	await plain.stop();
	const names = ["a bare page of the framework", "/ of this shop", "the same bytes from node:http"];
	const [bares = []] = measured;
	print(
		`Home, ten connections that take br and gzip (median of ${ROUNDS} rounds in turns)`,
		["what", "requests/s", "of bare", "p99 ms", "not 2xx or 304"],
		measured.map((loads, i) => [
			names[i] ?? "",
			medianOf(loads, "perSecond"),
			medianOf(loads, "perSecond") / medianOf(bares, "perSecond"),
			medianOf(loads, "p99"),
			errorsOf(loads),
		]),
	);
}

/** Measures each page in turns with the bare one, so that both meet the same neighbours, and prints a table of `name`. */
export async function measurePages(name: string, bare: Served, shop: Served): Promise<void> {
	const rows: (string | number)[][] = [];
	for (const page of await pagesOf(shop)) {
		const [bares = [], loads = []] = await inTurns(
			ROUNDS,
			() => load(bare, "/", ROUND),
			() => load(shop, page.path, ROUND, page.headers),
		);
		rows.push([
			page.name,
			medianOf(loads, "perSecond"),
			medianOf(loads, "perSecond") / medianOf(bares, "perSecond"),
			medianOf(loads, "cpuMs"),
			medianOf(bares, "cpuMs") / medianOf(loads, "cpuMs"),
			medianOf(loads, "p99"),
			errorsOf(loads),
		]);
	}
	print(
		`Pages of ${name}, ten connections that take br and gzip, beside a bare page (median of ${ROUNDS} rounds in turns)`,
		["page", "requests/s", "of bare", "CPU ms", "bare's of it", "p99 ms", "not 2xx or 304"],
		rows,
	);
}
