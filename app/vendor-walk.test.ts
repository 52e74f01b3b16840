import { expect, test } from "vitest";
import { swept } from "./jobs/sweep.testing";
import type { Guest } from "./shop/actor";
import { ideaOf } from "./shop/books/books.testing";
import { readStage } from "./shop/books/read-stage.server";
import type { DraftForm } from "./shop/books/rules";
import { DELIVERY } from "./shop/checkout/checkout.testing";
import { hearOfPayment } from "./shop/checkout/hear-of-payment.server";
import { preparePayment } from "./shop/checkout/prepare-payment.server";
import { submitBookForm } from "./shop/covers/submit-book-form.server";
import { setDraftBook, writeDraft } from "./shop/books/draft-store.server";
import { advanceOrder } from "./shop/orders/advance-order.server";
import { inWords } from "./providers/vendor-failure";
import { FAULTS, ROWS } from "./vendor-faults.rows.testing";
import { type Dice, diceFrom } from "./studio/paper/drawing/dice";
import { openWalk, passing, type Walk, type WalkVendor } from "./vendor-walk.testing";

/** `WALK_ORDERS=50 WALK_SEED=7 npx vitest run app/vendor-walk.test.ts` walks further, and the same way again; `WALK_PAINTED=1` buys the pages too, half a minute a book. */
const ORDERS = Number(process.env.WALK_ORDERS ?? 2);
const SEED = Number(process.env.WALK_SEED ?? process.env.TEST_SEED ?? 1);
const PAINTED = process.env.WALK_PAINTED === "1";
/** How often somebody or a job tries before the walk says that it is stuck. */
const MOST_TRIES = 40;
const ENDS = ["posted", "delivered", "on hold"];
const HOUR_MS = 61 * 60_000;

type Order = { id: string; order_number: string; payment_id: string; book_id: string; state: string };
const ordersOf = ({ shop }: Walk): Promise<Order[]> =>
	shop.db.selectFrom("orders").select(["id", "order_number", "payment_id", "book_id", "state"]).execute();

/** Vendors go wrong by the table, drawn by lot: one or two requests at a time meet it, until somebody mends it. */
function mischief({ vendors }: Walk, dice: Dice) {
	const drawn = new Map<string, number>();
	return {
		drawn,
		/** Perhaps something goes wrong from now on. */
		perhaps(): void {
			if (dice.next() < 0.5) return;
			const vendor = dice.pick(Object.keys(vendors) as WalkVendor[]);
			const [fault = ""] = dice.pick((ROWS[vendor] ?? []).filter(([name]) => name in FAULTS));
			const known = FAULTS[fault];
			if (!known) return;
			vendors[vendor].faults.push(passing(known, dice.next() < 0.5 ? 1 : 2));
			const what = `${vendor}: ${fault}`;
			drawn.set(what, (drawn.get(what) ?? 0) + 1);
		},
		/** Whatever lasts is mended. */
		mend(): void {
			for (const { faults } of Object.values(vendors)) faults.length = 0;
		},
	};
}

/** One family's way from its photos to the post, or to where a person has to look. */
async function walkOnce(walk: Walk, number: number, wrong: ReturnType<typeof mischief>): Promise<void> {
	const { shop, vendors } = walk;
	const actor: Guest = { kind: "guest", id: `guest_${number}` };
	/** Tries, as a family or the hour does, until it is done. */
	const until = async <T>(what: string, work: () => Promise<T | null>): Promise<T> => {
		for (let tries = 0; tries < MOST_TRIES; tries++) {
			wrong.perhaps();
			const done = await work();
			await walk.work(2);
			if (tries > MOST_TRIES / 2) wrong.mend();
			if (done !== null) return done;
			await walk.work(2, 10 * 60_000);
		}
		throw new Error(`family ${number} is stuck: ${what}: ${JSON.stringify(await ordersOf(walk))}`);
	};

	const form = await until<DraftForm>("its photos aren't kept", () =>
		ideaOf(shop, actor, { title: `Book ${number}` }).catch(() => null),
	);
	await writeDraft(shop.db, {
		id: `draft_${number}`,
		ownerId: actor.id,
		form,
		now: shop.clock.now().toISOString(),
	});
	const bookId = await until("its cover isn't drawn", async () => {
		const stage = await readStage(shop, actor);
		if (stage.at === "cover") return stage.bookId;
		if (stage.at !== "form" && stage.at !== "failed") return null;
		const sent = await submitBookForm(shop, actor, form, "an address");
		if (sent.ok) await setDraftBook(shop.db, actor.id, sent.value.bookId);
		return null;
	});
	const paymentId = await until("it can't pay", async () => {
		const prepared = await preparePayment(shop, actor, { bookId, delivery: { ...DELIVERY } });
		return prepared.ok ? prepared.value.paymentIntentId : null;
	});
	vendors.Stripe.confirm(paymentId, "4242424242424242");
	// As Stripe does: each may come twice, the newest first.
	for (const event of vendors.Stripe.events.toReversed())
		for (const { body, headers } of [vendors.Stripe.webhook(event), vendors.Stripe.webhook(event)])
			await hearOfPayment(shop, body, headers);
	await until("its order isn't ended", async () => {
		const order = (await ordersOf(walk)).find(({ payment_id }) => payment_id === paymentId);
		if (!order) return null;
		if (order.state === "proof")
			await advanceOrder(shop.db, shop, order.id, { step: "approve", by: "family" });
		const parcel = vendors.Prodigi.taken.some(({ reference }) => reference === order.id);
		if (parcel) vendors.Prodigi.bring(order.id, order.state === "printed" ? "posted" : "printed");
		shop.clock.advance(HOUR_MS);
		// Each hour, as the shop's own: what it can't do just now it does the next time.
		await swept(shop).catch(() => {});
		return ENDS.includes(order.state) ? order : null;
	});
}

/** What was bought once more while the vendor still had it; it deletes a picture after an hour. */
function boughtTwice(bought: Walk["vendors"]["Replicate"]["bought"]): string[] {
	const last = new Map<string, number>();
	return bought.flatMap(({ model, input, at }) => {
		const what = JSON.stringify([model, input]);
		const before = last.get(what) ?? Number.NEGATIVE_INFINITY;
		last.set(what, at);
		return at - before < 3600_000 ? [what] : [];
	});
}

const repeated = (all: readonly string[]) => all.length - new Set(all).size;

test(`${ORDERS} orders come from cover to post, or to a person, whatever vendors do (WALK_SEED=${SEED})`, async () => {
	const walk = await openWalk(PAINTED);
	const wrong = mischief(walk, diceFrom(String(SEED)));
	const begun: number[] = [];
	for (let number = 1; number <= ORDERS; number++) {
		begun.push(walk.vendors.Replicate.bought.length);
		await walkOnce(walk, number, wrong);
	}
	wrong.mend();
	await walk.work(40, 10 * 60_000);

	const { shop, vendors } = walk;
	const orders = await ordersOf(walk);
	const mails = walk.operatorMails();
	const jobs = await shop.db.selectFrom("jobs").select(["kind", "state", "failure", "run_at"]).execute();
	const { bought } = vendors.Replicate;
	const names = new Map(
		vendors.SMTP.received.map(({ to, headers }) => [
			headers.get("message-id"),
			`${to} ${headers.get("subject")}`,
		]),
	);
	const toFamilies = [...names.values()].filter(
		(name) => /order|book/i.test(name) && !name.startsWith("owner@"),
	);
	const held = orders.filter(({ state }) => state === "on hold");
	const notes = await shop.db.selectFrom("order_events").select("note").where("step", "=", "hold").execute();
	const lines: [string, string | number][] = [
		["seed", SEED],
		["orders paid", orders.length],
		["posted", orders.length - held.length],
		["waiting for a person", `${held.length} ${[...new Set(notes.map(({ note }) => note))].join(" ")}`],
		["faults drawn", [...wrong.drawn.values()].reduce((sum, one) => sum + one, 0)],
		["kinds of them", wrong.drawn.size],
		["failures told", walk.told.length],
		["of them for the operator to mend", walk.ours().length],
		["mails to the operator", mails.length],
		["answers bought of the writer", vendors.Anthropic.requests.length],
		["pictures bought", bought.length],
		[
			"covers asked for again after a job was given up",
			jobs.filter(({ kind, state }) => kind === "draw-cover" && state === "failed").length,
		],
		["parcels at the printer", vendors.Prodigi.taken.length],
		["mails to families", toFamilies.length],
		[
			"mails that came twice under one name",
			repeated(vendors.SMTP.received.map(({ headers }) => headers.get("message-id") ?? "")),
		],
		["jobs given up", jobs.filter(({ state }) => state === "failed").length],
	];
	process.stdout.write(`${lines.map(([what, figure]) => `| ${what} | ${figure} |`).join("\n")}\n`);

	// Nothing is lost: every payment is one order, and every order has ended.
	expect(orders).toHaveLength(ORDERS);
	expect(new Set(orders.map(({ payment_id }) => payment_id)).size).toBe(ORDERS);
	expect(orders.filter(({ state }) => !ENDS.includes(state))).toEqual([]);
	const now = shop.clock.now().toISOString();
	const isDue = ({ state, run_at }: (typeof jobs)[number]) =>
		!["done", "failed"].includes(state) && run_at <= now;
	expect(jobs.filter(isDue).map(({ kind }) => kind)).toEqual([]);

	// Nothing is bought twice.
	expect(repeated(vendors.Prodigi.taken.map(({ reference }) => reference))).toBe(0);
	expect(vendors.Stripe.events.filter(({ type }) => type === "payment_intent.succeeded")).toHaveLength(
		ORDERS,
	);
	expect(vendors.Stripe.events.filter(({ type }) => type === "charge.refunded")).toEqual([]);
	// Nobody's head is another's: what is bought again with the same input is a family's own, who pressed the button once more.
	const pressed = jobs.filter(({ kind, state }) => kind === "draw-cover" && state === "failed").length;
	// A page without anybody is the same for every family, and one may be tried for hours: of pages each family's are looked at alone.
	const twice = PAINTED
		? begun.flatMap((from, at) => boughtTwice(bought.slice(from, begun[at + 1]))).length
		: repeated(bought.map(({ model, input }) => JSON.stringify([model, input])));
	expect(twice).toBeLessThanOrEqual(pressed);

	// Whoever runs the shop was told: of what is theirs to mend, of each order that waits, and why.
	for (const failure of walk.ours()) {
		const says = inWords({ ...failure, requestId: null }).split(" (")[0] ?? "";
		expect(
			mails.some((mail) => mail.includes(says)),
			says,
		).toBe(true);
	}
	for (const { order_number } of held)
		expect(
			mails.some((mail) => mail.includes(order_number)),
			`${order_number} waits`,
		).toBe(true);
}, 3_600_000);
