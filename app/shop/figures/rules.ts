import { counted } from "~/shop/counted";
import { inPounds } from "~/shop/prices/rules";
import { STEPS, type StoryCount, type TallyStep } from "~/shop/tally/rules";

/** What a day brought, and what it cost. Integer pence. Pure, safe in the browser. */

/** What an order costs, pence; null: the operator hasn't said. All of it is estimated at the prices the operator has set. */
export type Costs = { print: number | null; postage: number | null; card: number; pictures: number };

export type OrderFigures = { order: string; country: string; pence: number; costs: Costs; leftPence: number };

export type Figures = {
	/** YYYY-MM-DD: from midnight to midnight in London. */
	day: string;
	steps: Record<TallyStep, number>;
	/** By which stories of the shelf ideas were told that day, the most told first; a vendor's books tell none of them. */
	stories: readonly StoryCount[];
	/** Orders placed. */
	sales: { orders: number; copies: number; pence: number; discountPence: number };
	/** Money that went back, of whatever day's orders, and of payments that became none. */
	refunds: { count: number; pence: number };
	/** Books printed again at our cost. */
	reprints: number;
	/** What pictures and stories were bought for, of books nobody has ordered too, pence. */
	vendorsPence: number;
	orders: OrderFigures[];
	/** Of all the day's orders together. */
	costs: Costs;
	/** What is estimated, and what nobody has said. */
	notes: string[];
};

/** A job that is due for so long and that nobody has begun: its kind is unknown to the workers there are, or they are too few, ms. */
export const OVERDUE_MS = 3600_000;

/** Jobs of a kind that are overdue, the oldest of them due since a time (ISO). */
export type Overdue = { kind: string; count: number; since: string };

/** "1.5%+20": a share of what is paid, and pence a payment. */
export function cardFee(terms: string, pence: number): number {
	const [, percent, fixed] = /^(\d+(?:\.\d+)?)%\+(\d+)$/.exec(terms) ?? [];
	return pence === 0 ? 0 : Math.ceil((pence * Number(percent ?? 0)) / 100) + Number(fixed ?? 0);
}

/** "£4.99", "−£4.99"; "?" for what nobody has said. */
export function shown(pence: number | null): string {
	if (pence === null) return "?";
	return pence < 0 ? `−${inPounds(-pence)}` : inPounds(pence);
}

/** "7, 2 of them staged"; staged: no story was about them. */
export function ideasTold(stories: readonly StoryCount[]): string {
	const sum = (of: readonly StoryCount[]) => of.reduce((all, { count }) => all + count, 0);
	return `${sum(stories)}, ${sum(stories.filter(({ isStaged }) => isStaged))} of them staged`;
}

const costLine = ({ print, postage, card, pictures }: Costs) =>
	`print ${shown(print)}, postage ${shown(postage)}, card ${shown(card)}, pictures ${shown(pictures)}`;

/** The figures of a day as lines to be read. */
export function figureLines(figures: Figures): string[] {
	const { day, steps, stories, sales, refunds, reprints, vendorsPence, orders, costs, notes } = figures;
	const discount = sales.discountPence > 0 ? `, after ${inPounds(sales.discountPence)} of coupons` : "";
	return [
		`${day} (London)`,
		`sales  ${counted(sales.orders, "order")}, ${counted(sales.copies, "book")}, ${inPounds(sales.pence)}${discount}`,
		...STEPS.map((step) => `${step}  ${steps[step]}`),
		`ideas told  ${ideasTold(stories)}`,
		...stories.map(({ story, count }) => `  ${story}  ${count}`),
		`refunds  ${refunds.count}, ${inPounds(refunds.pence)}`,
		`reprints  ${reprints}`,
		`vendors' pictures and stories  ${inPounds(vendorsPence)}`,
		...(orders.length > 0 ? [`costs of these orders  ${costLine(costs)}`] : []),
		...orders.map(
			(one) =>
				`  ${one.order}  ${one.country}  ${inPounds(one.pence)}  ${costLine(one.costs)}  left ${shown(one.leftPence)}`,
		),
		...notes,
	];
}
