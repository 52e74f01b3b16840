import { join } from "node:path";
import { type Database, openDatabase } from "#db/open";
import { accountOf, insertOrdered } from "./bench-store.server";
import { cookieOf, postJson } from "./family";
import { errorsOf, inTurns, load, median, medianOf } from "./load";
import type { Served } from "./servers";
import { print } from "./table";

const MANY = 10_000;
const FEW = 10;
const ROUNDS = 5;
/** Of one round; seconds. */
const ROUND = 3;
const PASSWORD = "a lantern by the sea";

/** Signs up and in; gives the session's cookie. */
async function signIn(url: string, name: string): Promise<string> {
	const email = `${name}@bench.example`;
	await postJson(`${url}/api/auth/signup`, { username: name, email, password: PASSWORD });
	const answer = await postJson(`${url}/api/auth/signin`, { email, password: PASSWORD });
	if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
	return cookieOf(answer);
}

/** Writes books and their orders straight into the database, one a minute back in time. */
async function giveOrders(db: Database, name: string, count: number): Promise<void> {
	const owner_id = await accountOf(db, `${name}@bench.example`);
	const BATCH = 100;
	for (let from = 0; from < count; from += BATCH) {
		const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) =>
			rowOf(name, owner_id, from + i),
		);
		await db.transaction().execute((trx) => insertOrdered(trx, rows));
	}
}

function rowOf(name: string, owner_id: string, n: number) {
	const at = new Date(Date.now() - n * 60_000).toISOString();
	const id = `${name}_${String(n).padStart(8, "0")}`;
	const title = `Story number ${n}`;
	const story = "A story about a lantern, a whale and the way home. ".repeat(8);
	const book = {
		id: `book_${id}`,
		owner_id,
		title,
		location: "the sea",
		description: story,
		reading_level: "confident",
		state: "written" as const,
		synopsis: story,
		image_prompt: "The sea at night.",
		comment: "",
		ordered: 1 as const,
		created_at: at,
		updated_at: at,
	};
	const order = {
		id: `order_${id}`,
		order_number: id.slice(-8).toUpperCase(),
		owner_id,
		payment_id: `pi_${id}`,
		book_id: book.id,
		first_for: book.id,
		status: "paid" as const,
		state: "paid" as const,
		held_from: null,
		book_pence: 2999,
		delivery_pence: 499,
		discount_pence: 0,
		total_pence: 3498,
		payment_method: "card",
		comment: "",
		delivery: JSON.stringify({
			name: "Bench",
			email: `${name}@bench.example`,
			address: "1 Sea Road",
			city: "Whitby",
			postalCode: "YO21 1AA",
			country: "GB",
		}),
		email_fold: `${name}@bench.example`,
		title,
		description: story,
		claimed_at: at,
		created_at: at,
		updated_at: at,
	};
	return { book, order };
}

/** My Orders and My Books with ten and with ten thousand orders; signing in; fifty families at once. */
export async function measureAccounts(shop: Served): Promise<void> {
	const few = await signIn(shop.url, "few");
	const many = await signIn(shop.url, "many");
	const db = await openDatabase(join(shop.dataDir, "shop.db"));
	await giveOrders(db, "few", FEW);
	await giveOrders(db, "many", MANY);
	await db.destroy();

	const pages = [
		{ what: "My Orders, first page", few: "/orders", many: "/orders" },
		{ what: "My Orders, last page", few: "/orders?page=1", many: `/orders?page=${MANY / 10}` },
		{ what: "My Books, first page", few: "/books", many: "/books" },
		{ what: "My Books, last page", few: "/books?page=4", many: `/books?page=${Math.ceil(MANY / 3)}` },
	];
	const rows: (string | number)[][] = [];
	for (const page of pages) {
		const [small = [], large = []] = await inTurns(
			ROUNDS,
			() => load(shop, page.few, ROUND, { Cookie: few }),
			() => load(shop, page.many, ROUND, { Cookie: many }),
		);
		const [p99Few, p99Many] = [medianOf(small, "p99"), medianOf(large, "p99")];
		rows.push([
			page.what,
			p99Few,
			p99Many,
			p99Many / Math.max(p99Few, 1),
			medianOf(small, "perSecond") / medianOf(large, "perSecond"),
			errorsOf([...small, ...large]),
		]);
	}
	print(
		`Lists, p99 ms (median of ${ROUNDS} rounds in turns)`,
		["page", `${FEW} orders`, `${MANY.toLocaleString("en-GB")} orders`, "ratio", "work ratio", "not 2xx"],
		rows,
	);

	const times: number[] = [];
	for (let i = 0; i < 10; i++) {
		const began = performance.now();
		await signIn(shop.url, "few");
		times.push(performance.now() - began);
	}
	const families = await Promise.all(Array.from({ length: 50 }, (_, i) => signIn(shop.url, `family${i}`)));
	const began = performance.now();
	const answers = await Promise.all(
		families.flatMap((cookie) =>
			["/", "/books", "/orders", "/profile"].map(async (path) => {
				const response = await fetch(shop.url + path, { headers: { Cookie: cookie } });
				await response.arrayBuffer();
				return response.status;
			}),
		),
	);
	const failed = answers.filter((status) => status !== 200).length;
	print(
		"Families",
		["what", "figure"],
		[
			["sign-up and sign-in (two argon2id hashes), median ms", median(times)],
			["50 families on four pages each at once, s", (performance.now() - began) / 1000],
			["answers that were not 200", String(failed)],
		],
	);
}
