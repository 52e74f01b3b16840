import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { openAccountOf } from "~/shop/accounts/accounts.testing";
import { DELIVERY, guest } from "~/shop/checkout/checkout.testing";
import { placedOrder } from "~/shop/orders/orders.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { COMMANDS } from "./commands";
import { print } from "./print";
import { told } from "./shop-commands.testing";

/** Clears a terminal, names its window, hides the rest of a line, turns it round, and fakes an end of line. */
const HOSTILE = "Rosa\u001b[2J\u001b]0;mine\u0007\u009b8m\r\u0008\u202E\u2067\uFEFF\u2028!";
const OBEYED = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF]/u;

/**
 * Every command of an open shop, as it is called on the order of `seeded`, and whether it prints what somebody typed; null: it
 * prints figures, ids and words of the operator's own only, and needs a vendor, a state or a file of its own to say anything.
 */
const CALLS: Record<string, [args: (order: string) => string[], showsTyped: boolean] | null> = {
	figures: [() => [], false],
	orders: [() => [], true],
	order: [(order) => [order], true],
	hold: null,
	resume: null,
	proof: [(order) => [order], true],
	redraw: null,
	payments: [() => ["ada@example.com"], false],
	refund: null,
	damaged: [(order) => [order], true],
	reprint: null,
	printer: null,
	preflight: null,
	book: null,
	mail: [(order) => [order], false],
	readdress: null,
	jobs: [() => [], true],
	retry: null,
	coupons: [() => [], false],
	coupon: null,
	unfreeze: null,
	unlock: null,
	erase: [(order) => [order], false],
	messages: [() => [], true],
	feedback: [() => [], true],
	reviews: [() => [], true],
	backup: null,
};

let shop: TestShop;
let order: string;
beforeEach(async () => {
	shop = await openTestShop();
	order = await placedOrder(shop, guest());
	await seed();
});

/** Puts the hostile text wherever a stranger's may stand in what commands read, as if no door had looked at it. */
async function seed() {
	const at = shop.clock.now().toISOString();
	const { db } = shop;
	const { id: account } = await openAccountOf(shop);
	const delivery = JSON.stringify({ ...DELIVERY, name: HOSTILE, address: HOSTILE, city: HOSTILE });
	const words = { title: HOSTILE, comment: HOSTILE, description: HOSTILE };
	await db
		.updateTable("orders")
		.set({ ...words, delivery, tracking_number: HOSTILE })
		.execute();
	await db
		.updateTable("books")
		.set({ ...words, failure: HOSTILE })
		.execute();
	await db.updateTable("payments").set({ delivery, comment: HOSTILE }).execute();
	await db.updateTable("users").set({ username: HOSTILE }).execute();
	await db.updateTable("page_versions").set({ failure: HOSTILE }).execute();
	await db.updateTable("order_events").set({ note: HOSTILE }).execute();
	await db.updateTable("jobs").set({ failure: HOSTILE }).execute();
	const message = { name: HOSTILE, email: HOSTILE, subject: HOSTILE, message: HOSTILE };
	await db
		.insertInto("messages")
		.values({ id: "message_1", owner_id: account, ...message, created_at: at })
		.execute();
	await db
		.insertInto("feedback")
		.values({
			id: "feedback_1",
			owner_id: account,
			name: HOSTILE,
			rating: 5,
			feedback: HOSTILE,
			created_at: at,
		})
		.execute();
	const about = { order_id: order, book_id: "book_1", owner_id: guest().id };
	const review = { rating: 5, content: HOSTILE, display_name: HOSTILE, hidden_at: null, created_at: at };
	await db
		.insertInto("reviews")
		.values({ id: "review_1", ...about, ...review })
		.execute();
	const damage = { words: HOSTILE, file_key: null, delete_after: at, answer: null, answered_at: null };
	await db
		.insertInto("damages")
		.values({ id: "damage_1", order_id: order, open_for: order, ...damage, created_at: at })
		.execute();
}

const printed = (...lines: string[]) => {
	let text = "";
	print({ write: (written) => (text += written) }, ...lines);
	return text;
};

test("the table has every command of an open shop", () => {
	const open = [...COMMANDS].filter(([, command]) => "run" in command).map(([name]) => name);
	expect(Object.keys(CALLS)).toEqual(open);
});

test.each(
	Object.entries(CALLS).flatMap(([name, call]) => (call ? [[name, ...call] as const] : [])),
)("%s prints what strangers typed, and a terminal has nothing to obey", async (name, args, showsTyped) => {
	for (const flags of [[], ["--json"]]) {
		const lines = await told(shop, name, ...args(order), ...flags);
		expect(OBEYED.test(lines), "so it is the printing that makes it harmless").toBe(showsTyped);
		expect(printed(lines)).not.toMatch(OBEYED);
	}
});

test("a refusal, a help and a note of progress are printed by the same function, and nothing else prints", () => {
	expect(printed(HOSTILE, "second")).toBe("Rosa[2J]0;mine8m\n\n!\nsecond\n");
	const files = readdirSync("app/commands/shop").filter((file) =>
		/^(?!.*\.(test|testing)\.ts$).*\.ts$/.test(file),
	);
	for (const file of ["../shop.command.ts", ...files]) {
		const source = readFileSync(`app/commands/shop/${file}`, "utf8");
		expect(source, file).not.toMatch(/console\.|std(out|err)\.write/);
	}
});
