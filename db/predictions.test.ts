import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { rememberPredictions } from "./predictions";

test("an order is found until its vendor has forgotten it, or until it came to nothing", async () => {
	const shop = await openTestShop();
	const predictions = rememberPredictions(shop.db, () => shop.clock.now());
	expect(await predictions.find("a")).toBeNull();
	await predictions.keep("a", "p1");
	await predictions.keep("b", "p2");
	await predictions.keep("a", "p3");
	expect([await predictions.find("a"), await predictions.find("b")]).toEqual(["p3", "p2"]);
	await predictions.forget("b");
	expect(await predictions.find("b")).toBeNull();
	shop.clock.advance(3600_000);
	expect(await predictions.find("a")).toBeNull();
	await predictions.keep("c", "p4");
	expect(await shop.db.selectFrom("predictions").select("drawing").execute()).toEqual([{ drawing: "c" }]);
});
