import { z } from "zod";
import { askVendor, type Question } from "../ask-vendor.server";
import { type TellFailure, toNobody, vendorFailure } from "../vendor-failure";
import type { Addresses } from "./port";

export type IdealPostcodesOptions = {
	apiKey: string;
	/** A test's; the vendor's own unless given. */
	apiUrl?: string;
};

const API_URL = "https://api.ideal-postcodes.co.uk";
/** ms; a family waits for the form to come back, and can type the address itself. */
const PATIENCE = 5_000;
/** "Postcode not found", for which nothing is charged. */
const NOT_FOUND = 4040;
const OPERATION = "postcodes";
/** All that is asked for: more is known of each address. */
const FIELDS = ["line_1", "line_2", "line_3", "post_town", "postcode"] as const;

const text = z.string();
const found = z.object({
	result: z.array(
		z
			.object({ line_1: text.min(1), line_2: text, line_3: text, post_town: text, postcode: text })
			.transform(({ line_1: line1, line_2: line2, line_3: line3, post_town: town, postcode }) => {
				return { line1, line2, line3, town, postcode };
			}),
	),
});
const refusal = z.object({ code: z.literal(NOT_FOUND) });

/** Ideal Postcodes' Postcode Lookup, API v1 (github.com/ideal-postcodes/openapi): Royal Mail's Postcode Address File. */
export function createIdealPostcodes(
	options: IdealPostcodesOptions & { tell?: TellFailure; patienceMs?: number },
): Addresses {
	const { tell = toNobody, patienceMs = PATIENCE } = options;
	return {
		describe: () => ({ name: "Ideal Postcodes" }),

		async find(postcode) {
			const answer = await askVendor(questionOf(options, postcode), AbortSignal.timeout(patienceMs));
			if (!answer.ok) {
				if (answer.status === 404 && refusal.safeParse(answer.said).success)
					return { ok: false, error: "not_found" };
				tell(answer.failure);
				return { ok: false, error: "unavailable" };
			}
			const value = readFound(answer.said);
			if (value) return { ok: true, value };
			tell(vendorFailure("Ideal Postcodes", OPERATION, { code: "unreadable" }));
			return { ok: false, error: "unavailable" };
		},
	};
}

/** What is asked about a postal code; the check asks it as well. */
export function questionOf({ apiKey, apiUrl = API_URL }: IdealPostcodesOptions, postcode: string): Question {
	const code = encodeURIComponent(postcode.replace(/\s/g, ""));
	return {
		vendor: "Ideal Postcodes",
		operation: OPERATION,
		url: `${apiUrl}/v1/postcodes/${code}?${new URLSearchParams({ filter: FIELDS.join(",") })}`,
		headers: { Authorization: `IDEALPOSTCODES api_key="${apiKey}"` },
	};
}

/** The addresses of an answer; null where it can't be read. */
export const readFound = (said: unknown) => found.safeParse(said).data?.result ?? null;
