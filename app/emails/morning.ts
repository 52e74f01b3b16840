import { counted } from "~/shop/counted";
import { type Costs, type Figures, ideasTold, type Overdue, shown } from "~/shop/figures/rules";
import { longDate } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { STEPS } from "~/shop/tally/rules";
import { type Block, type Letter, type Row, write } from "./letter";

/** Orders of a day that are told one by one; the command tells all. */
const MOST = 30;

const NOT_BEGUN =
	"The workers that run are too few, or older than whoever asked for these: look whether each runs, and start another, or the newest version.";

/** What whoever runs the shop reads each morning: the figures of the day before, and how many orders are in which state now, which reports of damage wait, and what no worker does. */
export function morning(of: {
	figures: Figures;
	states: { state: string; count: number }[];
	/** Orders whose damage waits for our answer, which is promised by then (ISO). */
	damaged: { order: string; answerBy: string }[];
	overdue: Overdue[];
}): Letter {
	const { figures, states, damaged, overdue } = of;
	const { day, sales, steps, stories, refunds, reprints, vendorsPence } = figures;
	return write(`${day}: ${counted(sales.orders, "order")}, ${inPounds(sales.pence)}`, `The shop on ${day}`, [
		{
			kind: "rows",
			rows: [
				["Orders", String(sales.orders)],
				["Books", String(sales.copies)],
				["Coupons", inPounds(sales.discountPence)],
				["Refunds", `${refunds.count}, ${inPounds(refunds.pence)}`],
				["Reprints", String(reprints)],
				["Vendors’ pictures and stories", inPounds(vendorsPence)],
				["Sales", inPounds(sales.pence), "total"],
			],
		},
		...section(
			"From the form to the order",
			STEPS.map((step) => [step, String(steps[step])]),
		),
		...section("Stories", [
			["Ideas told", ideasTold(stories)],
			...stories.map(({ story, count }): Row => [story, String(count)]),
		]),
		...section("What these orders cost, estimated", costRows(figures)),
		...(figures.orders.length > 0 ? [{ kind: "text" as const, text: figures.notes.join(" ") }] : []),
		...section(
			"Orders now",
			states.map(({ state, count }) => [state, String(count)]),
		),
		...section(
			"Damaged books that wait for you",
			damaged.map(({ order, answerBy }) => [`Order ${order}`, `answer promised by ${longDate(answerBy)}`]),
		),
		...section(
			"Jobs that no worker begins",
			overdue.map(({ kind, count, since }) => [kind, `${count}, due since ${since}`]),
		),
		...(overdue.length > 0 ? [{ kind: "text" as const, text: NOT_BEGUN }] : []),
		{
			kind: "text",
			text: `npm run shop -- figures ${day} tells the day again, orders on-hold what waits for you, jobs what has failed.`,
		},
	]);
}

function section(title: string, rows: Row[]): Block[] {
	if (rows.length === 0) return [];
	return [
		{ kind: "heading", text: title },
		{ kind: "rows", rows },
	];
}

const COSTS: [keyof Costs, string][] = [
	["print", "Print"],
	["postage", "Postage"],
	["card", "Card payments"],
	["pictures", "Pictures and stories"],
];

/** What a day's orders cost together, and what is left of each. */
function costRows({ costs, orders }: Figures): Row[] {
	if (orders.length === 0) return [];
	const more = orders.length - MOST;
	return [
		...COSTS.map(([cost, name]): Row => [name, costs[cost] === null ? "not set" : shown(costs[cost])]),
		...orders
			.slice(0, MOST)
			.map(
				({ order, pence, leftPence }): Row => [
					`Order ${order}`,
					`${inPounds(pence)}, left ${shown(leftPence)}`,
				],
			),
		...(more > 0 ? [["And more", counted(more, "order")] as const] : []),
	];
}
