import { z } from "zod";
import type { PostalAddress } from "~/providers/addresses/port";
import { cleanText } from "~/shop/books/contract";
import { DELIVERY_LENGTHS, type TypedDelivery } from "./rules";

/** Royal Mail has no more at a postal code, but for people who share a letterbox. */
const MOST_CHOICES = 100;

/** What is found of an address by its postal code: fields of the delivery form. */
const FIELDS = ["address", "address2", "city", "postalCode"] as const;
export type FoundAddress = Pick<TypedDelivery, (typeof FIELDS)[number]>;

/** What a form says that has looked for addresses: those to choose from, or why there are none. */
export type FoundAddresses = {
	/** "Addresses at BS1 4ST"; "" for none. */
	label: string;
	/** What a choice is called, and what goes back with the form, for `readFoundAddress`. */
	choices: { label: string; value: string }[];
	/** Why there are none; "" where there are. */
	says: string;
};

export const noAddresses = (says: string): FoundAddresses => ({ label: "", choices: [], says });

/** The addresses of a postal code as a form shows them; what is said where there are none. */
export function foundAddresses(postcode: string, found: readonly PostalAddress[]): FoundAddresses {
	return {
		label: `Addresses at ${postcode}`,
		choices: found.slice(0, MOST_CHOICES).map(({ line1, line2, line3, town }) => {
			const lines = [line2, line3].filter(Boolean).join(", ");
			const address = held({ address: line1, address2: lines, city: town, postalCode: postcode });
			return {
				label: [address.address, address.address2, address.city].filter(Boolean).join(", "),
				value: JSON.stringify(FIELDS.map((field) => address[field])),
			};
		}),
		says: "",
	};
}

/** One line a field, as long as the form takes it, without what nobody can see. */
function held(address: FoundAddress): FoundAddress {
	const fields = FIELDS.map((field) => [field, cleanText(address[field].slice(0, DELIVERY_LENGTHS[field]))]);
	return Object.fromEntries(fields) as FoundAddress;
}

const chosen = z.tuple([z.string(), z.string(), z.string(), z.string()]);

/** The address that was chosen of `FoundAddresses`, by what came back; null where nothing was, or nothing of ours. */
export function readFoundAddress(value: string): FoundAddress | null {
	const read = chosen.safeParse(parsed(value)).data;
	if (!read) return null;
	const [address, address2, city, postalCode] = read;
	return held({ address, address2, city, postalCode });
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
