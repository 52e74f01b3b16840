import { listCoupons } from "~/shop/coupons/list-coupons.server";
import { inPounds } from "~/shop/prices/rules";
import { type Command, counted, expectArgs } from "./command";

export const coupons: Command = {
	use: "coupons",
	does: "the coupons, what each is worth and how often it was used",
	async run(shop, args) {
		expectArgs(args, 0, 0, this.use);
		const now = shop.clock.now().toISOString();
		// Those that come with an order are good for whoever has the code: counted, not shown.
		const { forAll, limited } = await listCoupons(shop);
		if (forAll.length + limited.made === 0) return ["There are no coupons."];
		const lines = forAll.map(({ code, percent_off, pence_off, minimum_pence, ends_at, uses }) => {
			const worth = percent_off !== null ? `${percent_off}%` : inPounds(pence_off ?? 0);
			const end = ends_at === null ? [] : [`${ends_at <= now ? "ended" : "ends"} ${ends_at}`];
			const minimum = minimum_pence > 0 ? [`from ${inPounds(minimum_pence)}`] : [];
			return [code, worth, counted(Number(uses), "use"), ...minimum, ...end].join("\t");
		});
		if (limited.made > 0)
			lines.push(`and ${counted(limited.made, "coupon")} of single orders\t${counted(limited.uses, "use")}`);
		return lines;
	},
};
