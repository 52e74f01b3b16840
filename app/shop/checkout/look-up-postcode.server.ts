import { withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { countryOf } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import { countSpending, isCeilingReached } from "~/shop/spending/spend.server";
import type { Shop } from "~/shop.server";
import { type FoundAddresses, foundAddresses, noAddresses } from "./found-address";
import { ADDRESS_TEXTS, postcodeProblem, writtenPostcode } from "./rules";

type LookUp = {
	/** Whose parcel it is about: what it costs is counted there. */
	bookId: string;
	country: string;
	postalCode: string;
	/** The visitor, null for whoever has an order's link alone; and the network address. */
	visitor: string | null;
	from: string;
};

/**
 * The addresses of a postal code as somebody typed it, from the vendor who knows them. Whatever stands in the way, the day's ceiling and the
 * vendor's failure too, is only said: an address can always be typed. Error: `invalid`, it is no postal code of the UK.
 */
export async function lookUpPostcode(
	shop: Shop,
	{ bookId, country, postalCode, visitor, from }: LookUp,
): Promise<Result<FoundAddresses>> {
	const { addresses } = shop.providers;
	if (countryOf(country) !== "GB") return done(noAddresses(ADDRESS_TEXTS.abroad));
	const postcode = writtenPostcode("GB", postalCode);
	if (postcode === null) {
		const problem = postcodeProblem("GB");
		return fail("invalid", problem, { fields: { postalCode: [problem] } });
	}
	if (!addresses || (await isCeilingReached(shop))) return done(noAddresses(ADDRESS_TEXTS.away));
	const refused = await pastLimits(shop, visitor, from);
	if (refused) return done(noAddresses(refused));
	const found = await addresses.find(postcode);
	if (!found.ok)
		return done(noAddresses(found.error === "not_found" ? ADDRESS_TEXTS.none : ADDRESS_TEXTS.away));
	await countSpending(shop, shop.db, bookId, { lookUps: 1 });
	return done(
		found.value.length > 0 ? foundAddresses(postcode, found.value) : noAddresses(ADDRESS_TEXTS.none),
	);
}

/** Counts a look-up; why there is none today any more, in words. */
async function pastLimits(shop: Shop, visitor: string | null, from: string): Promise<string | null> {
	const own = visitor === null ? done(null) : await withinLimit(shop, LIMITS.lookUp, visitor);
	const allowed = own.ok ? await withinLimit(shop, LIMITS.lookUpsOfDay, from) : own;
	return allowed.ok ? null : allowed.error.message;
}
