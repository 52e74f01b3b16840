import { expect, test } from "vitest";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { bugOf } from "./bug.server";
import { pageRefusal } from "./page.server";

const coded = (code: string) => Object.assign(new Error("of the server"), { code });

test.each([
	"57014",
	"40001",
	"40P01",
])("a database too busy to answer (%s) passes, and is logged", async (code) => {
	const shop = await openTestShop();
	replaceShop(shop);
	const busy = { code: "busy", retryAfter: 15 };
	expect(bugOf(shop, coded(code))).toMatchObject(busy);
	const page = await Promise.reject(coded(code))
		.catch(pageRefusal)
		.catch((thrown: unknown) => thrown);
	expect(page).toMatchObject({ init: { status: 503 } });
	expect(shop.logged.filter(({ level }) => level === "error")).toHaveLength(2);
});

test("a bug stays one", async () => {
	const shop = await openTestShop();
	expect(bugOf(shop, coded("23502")).code).toBe("bug");
});
