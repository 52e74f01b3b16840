import { readFigures } from "~/shop/figures/read-figures.server";
import { figureLines } from "~/shop/figures/rules";
import { isDay, londonDay } from "~/shop/london-day";
import { answering, expectArgs, Refusal } from "./command";

export const figures = answering({
	use: "figures [DAY]",
	does: "a day's sales, the steps from the form to the order, the stories ideas were told by, refunds, and what each order cost; today unless DAY is given",
	example: "figures 2026-11-22",
	async find(shop, args, use) {
		const today = londonDay(shop.clock.now());
		const [day = today] = expectArgs(args, 0, 1, use);
		if (!isDay(day) || day > today) throw new Refusal(`${day} is no day there has been, such as ${today}.`);
		return readFigures(shop, day);
	},
	tell: figureLines,
});
