import { COUNTRIES, type Country } from "~/shop/prices/rules";
import type { Delivery } from "./contract";

/**
 * A delivery as some form of the shop's has stored it: an order keeps its address whatever today's form asks for. null where
 * there is none: nothing was stored, what was can't be read, or its account was deleted.
 */
export function readDelivery(json: string | null): Delivery | null {
	const stored = objectIn(json);
	const text = (field: keyof Delivery) => (typeof stored[field] === "string" ? stored[field] : "");
	const isWritten = text("name") !== "" || text("address") !== "" || text("email") !== "";
	if (!isWritten) return null;
	return {
		name: text("name"),
		email: text("email"),
		phone: text("phone"),
		recipient: text("recipient"),
		address: text("address"),
		address2: text("address2"),
		city: text("city"),
		postalCode: text("postalCode"),
		// A country that is no longer sold to stays where a book goes that was.
		country: (text("country") || COUNTRIES[0].value) as Country,
	};
}

function objectIn(json: string | null): Readonly<Record<string, unknown>> {
	try {
		const value: unknown = JSON.parse(json ?? "{}");
		return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}
