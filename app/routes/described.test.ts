import { expect, test } from "vitest";
import { meta as checkout } from "./checkout/checkout/route";
import { meta as order } from "./library/order/route";
import { meta as orders } from "./library/orders/route";

test.each([
	["checkout", checkout],
	["an order", order],
	["orders", orders],
])("the page of %s is described: whoever keeps it among tabs and bookmarks reads what it is", (_, meta) => {
	expect(meta({ data: undefined } as never)).toContainEqual({
		name: "description",
		content: expect.stringMatching(/^\w.{20,150}\.$/),
	});
});
