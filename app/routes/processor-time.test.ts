import { expect, test } from "vitest";
import routes from "~/routes";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { rows } from "./authorisation.rows.testing";
import { guestOf, signedIn } from "./authorisation.testing";
import { type Browser, openBrowser, type RouteModule } from "./browser.testing";

/** What a GET may take of a processor that does `referenceWork` in `REFERENCE_MS`, ms: two hundred of them at once let nobody wait for long. */
const LIGHT_MS = 20;
/** And one that is counted and refused past its limit. */
const LIMITED_MS = 60;
/** Of the machine on which the limits were chosen, idle. */
const REFERENCE_MS = 8;
/** The least of so many tries is what it takes: a collection of garbage, and what else the machine does, meet some of them. */
const TRIES = 20;

/** Every GET of the table that is refused past its limit, or led away with a word about it. */
const LIMITED = [
	"Download my data",
	"a guest's checkout",
	"the checkout of a book",
	"how a guest's upload stands",
	"how a family's upload stands",
	"the pages of a guest's book",
	"the pages of a family's book",
	"the same as a PDF",
];

const modules = import.meta.glob<RouteModule>("./**/*.{ts,tsx}");

/** Always the same work, of the kind that pages are: objects, strings, sorting. */
function referenceWork(): void {
	const all = Array.from({ length: 24_000 }, (_, at) => ({ at, key: (at * 48_271) % 2_147_483_647 }));
	JSON.parse(JSON.stringify(all.sort((one, other) => one.key - other.key)));
}

/** What something takes of the processor, ms. */
async function processorMs(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** What a GET would take of the reference's machine, ms: the first try that is within `mostMs`, or the least of all. A machine that is slow for a while is slow with both. */
async function referenceMs(ask: () => Promise<unknown>, mostMs: number): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let at = 0; at < TRIES && least > mostMs; at++) {
		const slowness = Math.max(1, (await processorMs(referenceWork)) / REFERENCE_MS);
		least = Math.min(least, (await processorMs(ask)) / slowness);
	}
	return least;
}

/** The GETs with nothing in their addresses that the table doesn't have: public ones. */
async function publicGets() {
	const known = new Set(rows.map(({ route }) => route.loader));
	const plain = routes.filter(({ path = "" }) => !/[:*]/.test(path));
	const gets = plain.map(async ({ path = "", file }) => {
		const module = await modules[file.replace(/^routes/, ".")]?.();
		return module?.loader && !known.has(module.loader) ? [{ path: `/${path}`, module }] : [];
	});
	return (await Promise.all(gets)).flat();
}

test("every GET takes little of the processor; the dearer ones are refused past a limit", async () => {
	const shop = await openTestShop();
	replaceShop(shop);
	const slow: string[] = [];
	const limited: string[] = [];
	const look = async (name: string, mostMs: number, ask: () => ReturnType<Browser["get"]>) => {
		shop.settings.RATE_LIMIT_SCALE = 1000;
		const ms = await referenceMs(ask, mostMs);
		if (ms > mostMs) slow.push(`${name}: ${ms.toFixed(1)} ms`);
	};
	for (const [at, row] of rows.filter(({ method }) => method === "GET").entries()) {
		shop.settings.RATE_LIMIT_SCALE = 1000;
		const owner = await (row.owner === "guest" ? guestOf(shop) : signedIn(shop, `Owner${at}`));
		// The table numbers the invoice it is about.
		await shop.db.updateTable("orders").set({ invoice_number: null }).execute();
		const asked = await row.of(shop, owner.actor);
		const ask = () => owner.browser.get(row.route, asked.path, asked);
		const usual = await ask();
		await look(row.what, LIMITED.includes(row.what) ? LIMITED_MS : LIGHT_MS, ask);
		shop.settings.RATE_LIMIT_SCALE = 0;
		const past = await ask();
		if (past.status === 429 || past.to !== usual.to || past.status !== usual.status) limited.push(row.what);
	}
	const stranger = openBrowser();
	for (const { path, module } of await publicGets())
		await look(path, LIGHT_MS, () => stranger.get(module, path));
	expect(slow).toEqual([]);
	expect(limited.sort()).toEqual([...LIMITED].sort());
});
