import { expect, test } from "vitest";
import { openTestShop, type TestShop } from "~/shop.testing";
import { advanceOrder } from "./advance-order.server";
import { makeOrder } from "./orders.testing";
import {
	ORDER_ACTORS,
	ORDER_STATES,
	ORDER_STEPS,
	type OrderActor,
	type OrderState,
	type OrderStep,
} from "./rules";

/** Everything that may happen, from where, by whom, and where it leads; "printed < on hold": held when it had been printed. */
const ALLOWED = new Map(
	`
	begin   | job      | paid                    | making
	show    | job      | making                  | proof
	approve | family   | proof                   | approved
	submit  | job      | approved                | at the printer
	print   | printer  | at the printer          | printed
	post    | printer  | printed                 | posted
	deliver | family   | posted                  | delivered
	deliver | operator | posted                  | delivered
	deliver | job      | posted                  | delivered
	deliver | printer  | posted                  | delivered
	hold    | operator | paid                    | on hold
	hold    | operator | making                  | on hold
	hold    | operator | proof                   | on hold
	hold    | operator | approved                | on hold
	hold    | operator | at the printer          | on hold
	hold    | operator | printed                 | on hold
	hold    | operator | posted                  | on hold
	hold    | job      | paid                    | on hold
	hold    | job      | making                  | on hold
	hold    | job      | proof                   | on hold
	hold    | job      | approved                | on hold
	hold    | job      | at the printer          | on hold
	hold    | job      | printed                 | on hold
	hold    | job      | posted                  | on hold
	hold    | printer  | at the printer          | on hold
	hold    | printer  | printed                 | on hold
	hold    | printer  | posted                  | on hold
	resume  | operator | paid < on hold          | paid
	resume  | operator | making < on hold        | making
	resume  | operator | proof < on hold         | proof
	resume  | operator | approved < on hold      | approved
	resume  | operator | at the printer < on hold | at the printer
	resume  | operator | printed < on hold       | printed
	resume  | operator | posted < on hold        | posted
	cancel  | family   | paid                    | cancelled
	cancel  | family   | making                  | cancelled
	cancel  | family   | proof                   | cancelled
	cancel  | family   | paid < on hold          | cancelled
	cancel  | family   | making < on hold        | cancelled
	cancel  | family   | proof < on hold         | cancelled
	cancel  | operator | paid                    | cancelled
	cancel  | operator | making                  | cancelled
	cancel  | operator | proof                   | cancelled
	cancel  | operator | approved                | cancelled
	cancel  | operator | at the printer          | cancelled
	cancel  | operator | paid < on hold          | cancelled
	cancel  | operator | making < on hold        | cancelled
	cancel  | operator | proof < on hold         | cancelled
	cancel  | operator | approved < on hold      | cancelled
	cancel  | operator | at the printer < on hold | cancelled`
		.trim()
		.split("\n")
		.map((line) => line.split("|").map((cell) => cell.trim()))
		.map(([step, actor, from, to]) => [`${step} | ${actor} | ${from}`, to]),
);

type Place = { name: string; state: OrderState; held_from: OrderState | null };
const places: Place[] = ORDER_STATES.flatMap((state): Place[] =>
	state === "on hold"
		? ORDER_STATES.slice(0, 7).map((from) => ({ name: `${from} < on hold`, state, held_from: from }))
		: [{ name: state, state, held_from: null }],
);
const steps = Object.keys(ORDER_STEPS) as OrderStep[];
const nameOf = (step: OrderStep, by: OrderActor, place: Place) => `${step} | ${by} | ${place.name}`;
const rows = places.flatMap((place) => ORDER_ACTORS.map((by) => ({ name: place.name, by, place })));

test("the table names nothing that isn't tried", () => {
	const tried = new Set(rows.flatMap(({ by, place }) => steps.map((step) => nameOf(step, by, place))));
	expect([...ALLOWED.keys()].filter((name) => !tried.has(name))).toEqual([]);
});

test.each(rows)("$name, by the $by", async ({ by, place }) => {
	const shop = await openTestShop();
	for (const step of steps) await tryStep(shop, step, by, place);
});

/** Takes a step with an order of its own, and compares what became of it with the table. */
async function tryStep(shop: TestShop, step: OrderStep, by: OrderActor, place: Place) {
	const { state, held_from } = place;
	const orderId = await makeOrder(shop, "guest_ada", { state, held_from });
	const advanced = await shop.db
		.transaction()
		.execute((trx) => advanceOrder(trx, shop, orderId, { step, by, note: "why" }));
	const is = await shop.db
		.selectFrom("orders")
		.select(["state", "held_from"])
		.where("id", "=", orderId)
		.executeTakeFirstOrThrow();
	const events = await shop.db
		.selectFrom("order_events")
		.selectAll()
		.where("order_id", "=", orderId)
		.execute();
	const name = nameOf(step, by, place);
	const to = ALLOWED.get(name);
	if (to) {
		expect(advanced, name).toEqual({ ok: true, value: to });
		expect(is).toEqual({ state: to, held_from: step === "hold" ? state : null });
		const at = shop.clock.now().toISOString();
		expect(events).toEqual([expect.objectContaining({ step, actor: by, state: to, note: "why", at })]);
	} else {
		expect(advanced, name).toMatchObject({ ok: false, error: { code: "conflict" } });
		const message = advanced.ok ? "" : advanced.error.message;
		expect(message).toMatch(
			/^(This order (is|has|waits) .+|An order can be .+ by the \w+( or \w+)* only, not by the \w+)\.$/,
		);
		expect(message).not.toMatch(/undefined|null|\{/);
		expect(is).toEqual({ state, held_from });
		expect(events).toEqual([]);
	}
}

test("an order that isn't there is refused as such", async () => {
	const shop = await openTestShop();
	expect(await advanceOrder(shop.db, shop, "order_none", { step: "begin", by: "job" })).toMatchObject({
		ok: false,
		error: { code: "not_found" },
	});
});
