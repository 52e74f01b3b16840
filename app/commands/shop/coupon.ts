import { FULL_PENCE } from "~/shop/checkout/rules";
import { normaliseCode } from "~/shop/coupons/rules";
import { endCoupon, findCoupon, insertCoupon } from "~/shop/coupons/store.server";
import { type Command, expectArgs, Refusal } from "./command";

const CODE = /^[A-Z0-9]{3,24}$/;
const MOST_PERCENT = 100;

/** What a coupon takes off: "10%" of the book, or "500" pence of the whole order. Throws Refusal. */
function worthOf(typed: string): { percentOff?: number; penceOff?: number } {
	const [, digits, percent] = /^(\d+)(%?)$/.exec(typed) ?? [];
	const most = percent ? MOST_PERCENT : FULL_PENCE;
	const amount = Number(digits);
	if (digits === undefined || amount < 1 || amount > most)
		throw new Refusal(`A coupon is worth 1% to ${MOST_PERCENT}%, or 1 to ${FULL_PENCE} pence.`);
	return percent ? { percentOff: amount } : { penceOff: amount };
}

export const coupon: Command = {
	use: "coupon CODE 10% | 500 | off",
	does: "makes a coupon (a percentage off the book, or pence off), once a family, or ends it",
	async run(shop, args) {
		const [typed = "", worth = ""] = expectArgs(args, 2, 2, this.use);
		const code = normaliseCode(typed);
		const at = shop.clock.now().toISOString();
		if (worth === "off") {
			if (!(await endCoupon(shop.db, code, at))) throw new Refusal(`There is no coupon ${code} to end.`);
			return [`${code} has ended.`];
		}
		if (!CODE.test(code)) throw new Refusal("A code has 3 to 24 letters and digits.");
		const wanted = worthOf(worth);
		if (await insertCoupon(shop.db, { code, ...wanted, mostUses: null, onceEach: true, at }))
			return [`${code} is ready, once a family.`];
		const there = await findCoupon(shop.db, code);
		const same =
			there?.percentOff === (wanted.percentOff ?? null) && there.penceOff === (wanted.penceOff ?? null);
		if (!same || there.endsAt !== null)
			throw new Refusal(`${code} is there already, worth something else or ended: take another code.`);
		return [`${code} is there already.`];
	},
};
