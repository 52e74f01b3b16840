import { right, unasked } from "~/shop/checks/rules";
import { askVendor } from "../ask-vendor.server";
import { type Check, findingOf, misshapen } from "../check";
import { type IdealPostcodesOptions, questionOf, readFound } from "./ideal-postcodes.server";

/** The vendor's own postal code for tests: the key and its limits are held against it, and nothing is charged. */
const TEST_POSTCODE = "ID1 1QD";

/** The key, and whether it finds addresses within its limits. What is left of its balance the vendor tells its owner alone. */
export function idealPostcodesCheck(options: IdealPostcodesOptions): Check {
	return {
		name: "Ideal Postcodes",
		async ask(signal) {
			const bad = misshapen({
				variable: "IDEAL_POSTCODES_API_KEY",
				value: options.apiKey,
				pattern: /^ak_[\w-]+$/,
				looks: "ak_…",
			});
			if (bad) return bad;
			const answer = await askVendor(questionOf(options, TEST_POSTCODE), signal);
			if (!answer.ok) return findingOf(answer.failure);
			if (!readFound(answer.said)?.length)
				return unasked("Ideal Postcodes gave an answer that can't be read (postcodes)");
			return right("it takes the key, and finds addresses");
		},
	};
}
