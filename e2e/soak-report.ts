import type { Family } from "./soak-family";
import type { World } from "./soak-world";
import type { Bought } from "./vendors/replicate";

/** ms; what a vendor answered so shortly before a kill may not have been written down. */
const UNWRITTEN_MS = 500;

type Order = { id: string; payment_id: string; state: string; order_number: string };
type Told = { text: string; wrong: string[] };

/** What came of it all, in words for docs/soak.md, and whatever is not as it must be. */
export function report(
	world: World,
	families: Family[],
	kills: number[],
	run: { seconds: number; seed: number },
): Told {
	const { prodigi, stripe, replicate, smtp, rows } = world;
	const orders = rows<Order>("select id, payment_id, state, order_number from orders");
	const wrong: string[] = [];
	const check = (isRight: boolean, what: string) => {
		if (!isRight) wrong.push(what);
	};

	for (const { paymentId, bookId } of families) {
		const own = orders.filter(({ payment_id }) => payment_id === paymentId);
		check(own.length === 1, `the payment of ${bookId} became ${own.length} orders`);
	}
	check(orders.length === families.length, `${families.length} families have ${orders.length} orders`);

	for (const { id, state } of orders) {
		const parcels = prodigi.taken.filter(({ reference }) => reference === id);
		const stage = parcels.length > 0 ? prodigi.order(id).status.stage : "none";
		const isPrinted = state === "posted" || state === "delivered";
		if (isPrinted)
			check(
				parcels.length === 1 && stage === "Complete",
				`${id} is ${state}, with ${parcels.length} parcels: ${stage}`,
			);
		else if (state === "cancelled")
			check(stage === "none" || stage === "Cancelled", `${id} is cancelled, and its parcel ${stage}`);
		else
			check(state === "on hold" && parcels.length <= 1, `${id} is ${state}, with ${parcels.length} parcels`);
	}

	const refunds = stripe.events.filter(({ type }) => type === "charge.refunded");
	const cancelled = orders.filter(({ state }) => state === "cancelled");
	const refunded = refunds.map(({ data }) => (data.object as { payment_intent?: string }).payment_intent);
	check(new Set(refunded).size === refunded.length, "money went back twice");
	for (const { id, payment_id } of cancelled)
		check(refunded.includes(payment_id), `${id} is cancelled, and its money kept`);
	check(
		refunded.length === cancelled.length,
		`${refunded.length} refunds of ${cancelled.length} cancelled orders`,
	);

	// Families here have the same photo, and in the same clothes the same sheet.
	const isSheet = ({ input }: Bought) => String(input.prompt).includes("A character sheet");
	const pictures = repeated(
		replicate.bought.filter((bought) => !isSheet(bought)),
		(bought) => JSON.stringify([bought.model, bought.input]),
		kills,
	);
	check(
		pictures.wrong.length === 0,
		`${pictures.wrong.length} pictures were bought again though they had been bought`,
	);
	const mails = repeated(smtp.received, ({ headers }) => headers.get("message-id") ?? "", kills);
	check(mails.wrong.length === 0, `${mails.wrong.length} mails were sent again though they had been taken`);
	const letters = smtp.received.map(({ to, headers }) => `${to} ${headers.get("subject")}`);
	const twice = letters.filter((letter, i) => letters.indexOf(letter) !== i).length - mails.excused;
	check(twice === 0, `${twice} mails say the same again under another name`);

	const count = (state: string) => orders.filter((order) => order.state === state).length;
	const notes = rows<{ note: string }>("select note from order_events where step = 'hold'").map(
		({ note }) => note,
	);
	const lines: [string, string | number][] = [
		["kills", kills.length],
		["seed", run.seed],
		["minutes", (run.seconds / 60).toFixed(1)],
		["orders paid", families.length],
		["printed once and posted", count("posted") + count("delivered")],
		["cancelled, not printed, money back once", count("cancelled")],
		[
			"waiting for a person",
			`${count("on hold")}${notes.length ? ` (${[...new Set(notes)].join(" ")})` : ""}`,
		],
		["parcels at the printer, called off among them", prodigi.taken.length],
		["times it was asked for one", prodigi.calls.filter((call) => call === "POST /v4.0/orders").length],
		["pictures bought", replicate.bought.length],
		["bought again, because the kill came before the purchase could be written down", pictures.excused],
		["mails sent", smtp.received.length],
		["sent again under the same name, for the same reason: a mailbox shows it once", mails.excused],
		["refunds", refunds.length],
		["wrong", wrong.length],
	];
	return { text: `${lines.map(([what, figure]) => `| ${what} | ${figure} |`).join("\n")}\n`, wrong };
}

/** What was done more than once, by name: excused where a kill came right after the time before. */
function repeated<T extends { at: number }>(
	all: readonly T[],
	nameOf: (one: T) => string,
	kills: readonly number[],
) {
	const before = new Map<string, T>();
	const wrong: T[] = [];
	let excused = 0;
	for (const one of all) {
		const earlier = before.get(nameOf(one));
		if (earlier) {
			if (kills.some((kill) => kill >= earlier.at - UNWRITTEN_MS && kill - earlier.at < UNWRITTEN_MS))
				excused++;
			else wrong.push(one);
		}
		before.set(nameOf(one), one);
	}
	return { wrong, excused };
}
