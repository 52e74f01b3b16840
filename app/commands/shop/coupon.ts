import { counted } from "~/shop/counted";
import { listCoupons } from "~/shop/coupons/list-coupons.server";
import { makeCoupon, takeBackCoupon } from "~/shop/coupons/make-coupon.server";
import { type Coupon, normaliseCode } from "~/shop/coupons/rules";
import { isDay, nextDay, startOfDay } from "~/shop/london-day";
import { COUNTRIES, type Discount, fullPence, inPounds, MOST_COPIES } from "~/shop/prices/rules";
import type { Shop } from "~/shop.server";
import { answering, expectArgs, orRefuse, Refusal, takeFlag } from "./command";

const CODE = /^[A-Z0-9]{3,24}$/;
const MOST_PERCENT = 100;
const MOST_USES = 1_000_000;

/** What an order of so many copies can come to, pence: to the country that is dearest to reach. */
const mostPence = (copies: number) => Math.max(...COUNTRIES.map(({ value }) => fullPence(value, copies)));

/** What a coupon takes off: "10%" of the book, or "500" pence of the whole order. Throws Refusal. */
function worthOf(typed: string): Discount {
	const [, digits, percent] = /^(\d+)(%?)$/.exec(typed) ?? [];
	const most = percent ? MOST_PERCENT : mostPence(1);
	const amount = Number(digits);
	if (digits === undefined || amount < 1 || amount > most)
		throw new Refusal(`A coupon is worth 1% to ${MOST_PERCENT}%, or 1 to ${mostPence(1)} pence.`);
	return percent ? { percentOff: amount, penceOff: null } : { percentOff: null, penceOff: amount };
}

/** A day as it was typed; its London midnight, or the one that ends it. Throws Refusal. */
function dayOf(typed: string, isLast: boolean): string {
	if (!isDay(typed)) throw new Refusal(`${typed} is no day, such as 2026-12-24.`);
	return startOfDay(isLast ? nextDay(typed) : typed).toISOString();
}

function usesOf(typed: string): number {
	if (!/^[1-9]\d{0,6}$/.test(typed) || Number(typed) > MOST_USES)
		throw new Refusal(`A coupon is for 1 to ${MOST_USES} uses in all.`);
	return Number(typed);
}

function minimumOf(typed: string): number {
	const most = mostPence(MOST_COPIES);
	if (!/^\d{1,6}$/.test(typed) || Number(typed) > most)
		throw new Refusal(`An order comes to ${most} pence at most: a coupon for more is one nobody can use.`);
	return Number(typed);
}

/** What can be said of a coupon besides its worth: each flag, and what it says. */
const TERMS: Record<string, (typed: string) => Partial<Coupon>> = {
	"--from": (typed) => ({ startsAt: dayOf(typed, false) }),
	"--until": (typed) => ({ endsAt: dayOf(typed, true) }),
	"--uses": (typed) => ({ mostUses: usesOf(typed) }),
	"--minimum": (typed) => ({ minimumPence: minimumOf(typed) }),
};

/** "--from 2026-12-01 --minimum 2000". Throws Refusal, also for what is said twice. */
function termsOf(typed: string[], use: string): Partial<Coupon> {
	const said: Partial<Coupon>[] = [];
	const seen = new Set<string>();
	for (let at = 0; at < typed.length; at += 2) {
		const [flag = "", value] = typed.slice(at, at + 2);
		const read = Object.hasOwn(TERMS, flag) ? TERMS[flag] : undefined;
		if (!read || value === undefined || seen.has(flag)) throw new Refusal(`Use: npm run shop -- ${use}`);
		seen.add(flag);
		said.push(read(value));
	}
	return Object.assign({}, ...said);
}

export const coupon = answering({
	use: "coupon CODE off | 10% | 500 [--from DAY] [--until DAY] [--uses N] [--minimum PENCE] [--often]",
	does: "makes a coupon (a percentage off the book, or pence off the order), or ends it; once a family, unless --often",
	example: "coupon WINTER 10% --from 2026-12-01 --until 2026-12-24 --uses 200 --minimum 5000",
	async find(shop, args, use) {
		const { rest, given: often } = takeFlag(args, "--often");
		const [typed = "", worth = "", ...more] = expectArgs(rest, 2, 2 + 2 * Object.keys(TERMS).length, use);
		const code = normaliseCode(typed);
		if (worth === "off") {
			expectArgs(args, 2, 2, use);
			orRefuse(await takeBackCoupon(shop, code));
			return { code, made: "ended" as const, onceEach: true };
		}
		if (!CODE.test(code)) throw new Refusal("A code has 3 to 24 letters and digits.");
		const offer = offerOf(shop, { ...worthOf(worth), ...termsOf(more, use) }, often);
		const made = orRefuse(await makeCoupon(shop, { ...offer, code }));
		return { ...offer, code, made: made ? ("new" as const) : ("before" as const) };
	},
	tell: ({ code, made, onceEach }) => [
		{
			ended: `${code} has ended.`,
			new: `${code} is ready, ${onceEach ? "once a family" : "as often as a family likes"}.`,
			before: `${code} is there already.`,
		}[made],
	],
});

/** A coupon as it was asked for. Throws Refusal for one whose time can't come. */
function offerOf(shop: Shop, terms: Discount & Partial<Coupon>, often: boolean): Omit<Coupon, "code"> {
	const { startsAt = null, endsAt = null, mostUses = null, minimumPence = 0 } = terms;
	if (endsAt !== null && endsAt <= (startsAt ?? shop.clock.now().toISOString()))
		throw new Refusal("A coupon ends after it begins, and not before today.");
	// One use in all is one family's.
	const onceEach = !often || mostUses === 1;
	return { ...terms, startsAt, endsAt, mostUses, minimumPence, onceEach };
}

export const coupons = answering({
	use: "coupons",
	does: "the coupons, what each is worth and how often it was used",
	example: "coupons",
	async find(shop, args, use) {
		expectArgs(args, 0, 0, use);
		// Those that come with an order are good for whoever has the code: counted, not shown.
		return listCoupons(shop);
	},
	tell({ coupons: listed, ofOrders }, shop) {
		if (listed.length + ofOrders.made === 0) return ["There are no coupons."];
		const lines = listed.map((one) => couponLine(one, shop.clock.now().toISOString()));
		if (ofOrders.made > 0)
			lines.push(
				`and ${counted(ofOrders.made, "coupon")} of single orders\t${counted(ofOrders.uses, "use")}`,
			);
		return lines;
	},
});

function couponLine(one: Coupon & { uses: number }, now: string): string {
	const { code, percentOff, penceOff, minimumPence, mostUses, onceEach, startsAt, endsAt, uses } = one;
	const facts: [boolean, string][] = [
		[true, code],
		[true, percentOff !== null ? `${percentOff}%` : inPounds(penceOff ?? 0)],
		[true, mostUses === null ? counted(uses, "use") : `${uses} of ${counted(mostUses, "use")}`],
		[minimumPence > 0, `from ${inPounds(minimumPence)}`],
		[!onceEach, "as often as a family likes"],
		[startsAt !== null && startsAt > now, `begins ${startsAt}`],
		[endsAt !== null, `${endsAt !== null && endsAt <= now ? "ended" : "ends"} ${endsAt}`],
	];
	return facts.flatMap(([is, fact]) => (is ? [fact] : [])).join("\t");
}
