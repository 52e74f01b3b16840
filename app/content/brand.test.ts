import { expect, test } from "vitest";
import { PRICE_TEXT } from "./brand";

test("the price in words is the price in pence", () => {
	expect(PRICE_TEXT.full).toBe("£29.99 + £4.99 delivery, £34.98 in all");
});
