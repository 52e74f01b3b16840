import { inPounds } from "~/shop/prices/rules";

/** 34.98 -> "£34.98": an amount as an order carries it, in pounds. */
export function pounds(amount: number): string {
	return inPounds(Math.round(amount * 100));
}
