import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type IdealPostcodesStandIn, startIdealPostcodes } from "../../../e2e/vendors/ideal-postcodes";
import { inWords, kindOf, type VendorFailure } from "../vendor-failure";
import { createIdealPostcodes } from "./ideal-postcodes.server";
import { addressesContract } from "./port.contract";

const told: VendorFailure[] = [];
const against = ({ url: apiUrl, apiKey }: IdealPostcodesStandIn, change: { apiKey?: string } = {}) =>
	createIdealPostcodes({ apiUrl, apiKey, tell: (failure) => told.push(failure), ...change });

const oneOf = (line_1: string) => ({
	line_1,
	line_2: "",
	line_3: "",
	post_town: "BRISTOL",
	postcode: "BS1 4ST",
});

addressesContract("Ideal Postcodes", async () => {
	const vendor = await startIdealPostcodes();
	return {
		addresses: against(vendor),
		put: (postcode, count) => {
			vendor.book[postcode.replace(" ", "")] = Array.from({ length: count }, (_, at) =>
				oneOf(`${at + 1} Canons Way`),
			);
		},
		nowhere: "BS99 9ZZ",
		silence: () => void vendor.faults.push({ does: "reset" }),
		stop: vendor.close,
	};
});

let vendor: IdealPostcodesStandIn;
beforeAll(async () => {
	vendor = await startIdealPostcodes();
});
beforeEach(() => {
	told.length = 0;
	vendor.faults.length = 0;
});
afterAll(() => vendor.close());

test("asks for what a parcel needs and nothing else, and is charged once", async () => {
	expect(await against(vendor).find("BS1 4ST")).toEqual({
		ok: true,
		value: [
			{ line1: "1 Canons Way", line2: "", line3: "", town: "BRISTOL", postcode: "BS1 4ST" },
			{
				...{ line1: "Flat 2", line2: "The Old Warehouse", line3: "3 Canons Way" },
				...{ town: "BRISTOL", postcode: "BS1 4ST" },
			},
			{ line1: "The Whale & Moon", line2: "5 Canons Way", line3: "", town: "BRISTOL", postcode: "BS1 4ST" },
		],
	});
	expect(vendor.asked.at(-1)).toBe("GET /v1/postcodes/BS14ST");
	expect(vendor.charged).toEqual(["BS14ST"]);
});

test("what it is asked stays within its address", async () => {
	expect(await against(vendor).find("../keys/x?page=1")).toEqual({ ok: false, error: "not_found" });
	expect(vendor.asked.at(-1)).toBe("GET /v1/postcodes/..%2Fkeys%2Fx%3Fpage%3D1");
});

test("a postal code that there isn't is told to nobody who runs the shop, nor is it charged", async () => {
	const before = vendor.charged.length;
	expect(await against(vendor).find("ID1 KFA")).toEqual({ ok: false, error: "not_found" });
	expect(told).toEqual([]);
	expect(vendor.charged).toHaveLength(before);
});

test.each([
	[
		"ID1 CLIP",
		"Ideal Postcodes said 402: its account has no money left (ideal-postcodes.co.uk/account) (postcodes, 4020)",
	],
	[
		"ID1 CHOP",
		"Ideal Postcodes said 402: the limit set for the key in IDEAL_POSTCODES_API_KEY is reached (ideal-postcodes.co.uk/account) (postcodes, 4021)",
	],
])("an empty account and a limit are ours to mend: %s", async (postcode, says) => {
	expect(await against(vendor).find(postcode)).toEqual({ ok: false, error: "unavailable" });
	expect(told.map(inWords)).toEqual([says]);
	expect(told.map(kindOf)).toEqual(["ours"]);
});

test("a key that it doesn't know, or that is for other addresses, is ours to mend", async () => {
	expect(await against(vendor, { apiKey: "ak_mistyped" }).find("BS1 4ST")).toMatchObject({
		error: "unavailable",
	});
	vendor.faults.push({ does: 401, code: "4011" });
	expect(await against(vendor).find("BS1 4ST")).toMatchObject({ error: "unavailable" });
	expect(told.map(inWords)).toEqual([
		"Ideal Postcodes said 401: the key in IDEAL_POSTCODES_API_KEY is not valid (postcodes, 4010)",
		"Ideal Postcodes said 401: the key in IDEAL_POSTCODES_API_KEY has a list of allowed URLs, which a server is in none of: empty it (postcodes, 4011)",
	]);
});

test("another 404 is no postal code that there isn't", async () => {
	vendor.faults.push({ does: 404, code: "4049" });
	expect(await against(vendor).find("BS1 4ST")).toEqual({ ok: false, error: "unavailable" });
	expect(told.map(inWords)).toEqual([
		"Ideal Postcodes said 404: it doesn't know what was asked for (postcodes, 4049)",
	]);
});

test("an answer that makes no sense, and none in five seconds, are unavailable", async () => {
	vendor.faults.push({ does: "cut" });
	expect(await against(vendor).find("BS1 4ST")).toEqual({ ok: false, error: "unavailable" });
	vendor.faults.push({ does: "hang" });
	const soon = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
	expect(await against(vendor).find("BS1 4ST")).toEqual({ ok: false, error: "unavailable" });
	expect(soon).toHaveBeenCalledWith(5_000);
	soon.mockRestore();
	expect(told[0] && inWords(told[0])).toBe(
		"Ideal Postcodes gave an answer that can't be read (postcodes, unreadable)",
	);
});
