import type { Engine } from "./engines";
import { errorsOf, inTurns, load, medianOf } from "./load";
import { giveOrders } from "./orders";
import { type Page, pagesOf } from "./pages";
import { signIn } from "./sign-in";
import { print } from "./table";

const ROUNDS = 3;
/** Of one round; seconds. */
const ROUND = 3;

/** The pages of strangers and of a visiting family, and those of a family that is signed in and has ten orders. */
export async function pagesWithAccount({ shop, db }: Engine): Promise<Page[]> {
	const headers = { Cookie: await signIn(shop.url, "reader") };
	await giveOrders(db, "reader", 10);
	return [
		...(await pagesOf(shop)),
		{ name: "/orders, signed in", path: "/orders", headers },
		{ name: "/profile, signed in", path: "/profile", headers },
	];
}

/** The slowest hundredth of each page's answers on SQLite and on PostgreSQL, one process each, in turns. Gives PostgreSQL's pages. */
export async function compareEngines(sqlite: Engine, postgres: Engine): Promise<Page[]> {
	const own = await pagesWithAccount(sqlite);
	const others = await pagesWithAccount(postgres);
	const rows: (string | number)[][] = [];
	for (const [i, page] of own.entries()) {
		const other = others[i] ?? page;
		const [files = [], servers = []] = await inTurns(
			ROUNDS,
			() => load(sqlite.shop, page.path, ROUND, page.headers),
			() => load(postgres.shop, other.path, ROUND, other.headers),
		);
		rows.push([
			page.name,
			medianOf(files, "p99"),
			medianOf(servers, "p99"),
			medianOf(servers, "p99") / medianOf(files, "p99"),
			medianOf(files, "perSecond"),
			medianOf(servers, "perSecond"),
			errorsOf([...files, ...servers]),
		]);
	}
	print(
		`Pages of one process, ten connections (median of ${ROUNDS} rounds in turns; p99 at most 1.5 times)`,
		["page", "p99 ms, SQLite", "PostgreSQL", "times", "requests/s, SQLite", "PostgreSQL", "not 2xx or 304"],
		rows,
	);
	return others;
}
