import { makeCoupon, takeBackCoupon } from "~/shop/coupons/make-coupon.server";
import { normaliseCode } from "~/shop/coupons/rules";
import { COUNTRIES, type Discount, fullPence } from "~/shop/prices/rules";
import { type Command, expectArgs, Refusal } from "./command";

const CODE = /^[A-Z0-9]{3,24}$/;
const MOST_PERCENT = 100;

/** What an order can come to, pence: to the country that is dearest to reach. */
const mostPence = () => Math.max(...COUNTRIES.map(({ value }) => fullPence(value)));

/** What a coupon takes off: "10%" of the book, or "500" pence of the whole order. Throws Refusal. */
function worthOf(typed: string): Discount {
	const [, digits, percent] = /^(\d+)(%?)$/.exec(typed) ?? [];
	const most = percent ? MOST_PERCENT : mostPence();
	const amount = Number(digits);
	if (digits === undefined || amount < 1 || amount > most)
		throw new Refusal(`A coupon is worth 1% to ${MOST_PERCENT}%, or 1 to ${mostPence()} pence.`);
	return percent ? { percentOff: amount, penceOff: null } : { percentOff: null, penceOff: amount };
}

/** The pence an order must come to, "2000"; nothing when it isn't told. Throws Refusal. */
function minimumOf(typed = "0"): number {
	if (!/^\d{1,6}$/.test(typed) || Number(typed) > mostPence())
		throw new Refusal(
			`An order comes to ${mostPence()} pence at most: a coupon for more is one nobody can use.`,
		);
	return Number(typed);
}

export const coupon: Command = {
	use: "coupon CODE 10% | 500 [MINIMUM] | off",
	does: "makes a coupon (a percentage off the book, or pence off; for orders from MINIMUM pence), once a family, or ends it",
	async run(shop, args) {
		const [typed = "", worth = "", minimum] = expectArgs(args, 2, args[1] === "off" ? 2 : 3, this.use);
		const code = normaliseCode(typed);
		if (worth === "off") {
			const ended = await takeBackCoupon(shop, code);
			if (!ended.ok) throw new Refusal(ended.error.message);
			return [`${code} has ended.`];
		}
		if (!CODE.test(code)) throw new Refusal("A code has 3 to 24 letters and digits.");
		const made = await makeCoupon(shop, { code, ...worthOf(worth), minimumPence: minimumOf(minimum) });
		if (!made.ok) throw new Refusal(made.error.message);
		return [made.value ? `${code} is ready, once a family.` : `${code} is there already.`];
	},
};
