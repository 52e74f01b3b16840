import { beforeEach, expect, test } from "vitest";
import type { PostalAddress } from "~/providers/addresses/port";
import { countUse } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { lookUpPostcode } from "./look-up-postcode.server";
import { ADDRESS_TEXTS, postcodeProblem } from "./rules";

const WAY: PostalAddress = {
	line1: "1 Canons Way",
	line2: "",
	line3: "",
	town: "BRISTOL",
	postcode: "BS1 4ST",
};

let shop: TestShop;
let asked: string[];
let answer: PostalAddress[] | "not_found" | "unavailable";
beforeEach(async () => {
	asked = [];
	answer = [WAY];
	shop = await openTestShop({
		addresses: {
			describe: () => ({ name: "a vendor" }),
			find: async (postcode) => {
				asked.push(postcode);
				return typeof answer === "string" ? { ok: false, error: answer } : { ok: true, value: answer };
			},
		},
	});
});

const look = (change: Partial<Parameters<typeof lookUpPostcode>[1]> = {}) =>
	lookUpPostcode(shop, {
		...{ bookId: "book_1", country: "GB", postalCode: "bs1 4st", visitor: "guest_ada", from: "192.0.2.1" },
		...change,
	});
const says = async (change?: Partial<Parameters<typeof lookUpPostcode>[1]>) => {
	const found = await look(change);
	if (!found.ok) throw new Error(found.error.message);
	expect(found.value.choices.length > 0).toBe(found.value.says === "");
	return found.value.says;
};
const pence = async () => (await spentOn(shop, "book_1")).cost / 100;

test("a postal code is asked for as it is written, and what it costs stands with the book and the day", async () => {
	const found = await look();
	expect(found).toMatchObject({
		value: { label: "Addresses at BS1 4ST", choices: [{ label: "1 Canons Way, BRISTOL" }] },
	});
	expect(asked).toEqual(["BS1 4ST"]);
	expect(await pence()).toBe(3);
});

test.each([
	["another country's", { country: "IE", postalCode: "D02 AF30" }, ADDRESS_TEXTS.abroad],
	["a country that nobody sells to", { country: "FR" }, ""],
])("%s", async (_, change, told) => {
	// What isn't known counts as the UK, as everywhere at checkout.
	expect(await says(change)).toBe(told);
	expect(asked).toHaveLength(told === "" ? 1 : 0);
});

test("one that is none is said beside its field, and nobody is asked", async () => {
	const problem = postcodeProblem("GB");
	expect(await look({ postalCode: "XX" })).toMatchObject({
		error: { code: "invalid", message: problem, fields: { postalCode: [problem] } },
	});
	expect(asked).toEqual([]);
});

test("where nothing is found, or nobody answers, it is said and costs nothing", async () => {
	answer = "not_found";
	expect(await says()).toBe(ADDRESS_TEXTS.none);
	answer = "unavailable";
	expect(await says()).toBe(ADDRESS_TEXTS.away);
	expect(await pence()).toBe(0);
	answer = [];
	expect(await says()).toBe(ADDRESS_TEXTS.none);
});

test("a visitor has twenty a day, a network address sixty", async () => {
	await countUse(shop, LIMITS.lookUp, "guest_ada", 19);
	expect(await says()).toBe("");
	expect(await says()).toContain("as many addresses as we can look up for you in a day");
	expect(await says({ visitor: "guest_bob" })).toBe("");
	await countUse(shop, LIMITS.lookUpsOfDay, "192.0.2.1", 58);
	expect(await says({ visitor: "guest_bob" })).toContain("Please type this one yourself");
	expect(await says({ visitor: null })).toContain("Please type this one yourself");
	expect(await says({ visitor: "guest_bob", from: "192.0.2.2" })).toBe("");
	const before = asked.length;
	shop.clock.advance(LIMITS.lookUp.windowMs);
	expect(await says()).toBe("");
	expect(asked).toHaveLength(before + 1);
});

test("once the vendors have had what they may in a day, none is asked", async () => {
	shop.settings.COST_OF_DAY = 3;
	expect(await says()).toBe("");
	expect(await says()).toBe(ADDRESS_TEXTS.away);
	expect(asked).toHaveLength(1);
});

test("without a vendor it says so, whoever made the form", async () => {
	shop.providers.addresses = null;
	expect(await says()).toBe(ADDRESS_TEXTS.away);
});
