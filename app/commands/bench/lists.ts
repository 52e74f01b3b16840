import { spawnSync } from "node:child_process";
import { settle } from "./bench-store.server";
import type { Engine } from "./engines";
import { errorsOf, inTurns, load, median, medianOf } from "./load";
import { giveOrders } from "./orders";
import { signIn } from "./sign-in";
import { print } from "./table";

const MANY = 10_000;
const FEW = 10;
const ROUNDS = 3;
/** Of one round; seconds. */
const ROUND = 3;

const PAGES = [
	{ what: "My Orders, first page", few: "/orders", many: "/orders" },
	{ what: "My Orders, last page", few: "/orders?page=1", many: `/orders?page=${MANY / 10}` },
	{ what: "My Books, first page", few: "/books", many: "/books" },
	{ what: "My Books, last page", few: "/books?page=4", many: `/books?page=${Math.ceil(MANY / 3)}` },
];

/** How long an operator waits for `npm run shop -- orders`, ms. */
function askForOrders(env: Engine["env"]): number {
	const times = Array.from({ length: ROUNDS }, () => {
		const began = performance.now();
		const { status, stderr } = spawnSync(process.execPath, ["build/commands/shop.js", "orders"], {
			env: { NODE_ENV: "production", ...env },
			encoding: "utf8",
		});
		if (status !== 0) throw new Error(stderr);
		return performance.now() - began;
	});
	return median(times);
}

/** My Orders, My Books and the operator's list with ten and with ten thousand orders, on each engine. */
export async function measureLists(engines: Omit<Engine, "close">[]): Promise<void> {
	const rows: (string | number)[][] = [];
	for (const { name, shop, db, env } of engines) {
		const few = await signIn(shop.url, "few");
		const many = await signIn(shop.url, "many");
		await giveOrders(db, "few", FEW);
		const asked = askForOrders(env);
		await giveOrders(db, "many", MANY);
		await settle(db);
		for (const page of PAGES) {
			const [small = [], large = []] = await inTurns(
				ROUNDS,
				() => load(shop, page.few, ROUND, { Cookie: few }),
				() => load(shop, page.many, ROUND, { Cookie: many }),
			);
			const [p99Few, p99Many] = [medianOf(small, "p99"), medianOf(large, "p99")];
			rows.push([
				`${page.what}, ${name}`,
				p99Few,
				p99Many,
				p99Many / p99Few,
				medianOf(small, "perSecond") / medianOf(large, "perSecond"),
				errorsOf([...small, ...large]),
			]);
		}
		const askedAgain = askForOrders(env);
		rows.push([`the command orders, ${name}`, asked, askedAgain, askedAgain / asked, "", ""]);
	}
	print(
		`Lists, p99 ms (median of ${ROUNDS} rounds in turns; at most 1.5 times)`,
		["list", `${FEW} orders`, `${MANY.toLocaleString("en-GB")} orders`, "times", "work ratio", "not 2xx"],
		rows,
	);
}
