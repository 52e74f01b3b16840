/** An address of a postal code, as its vendor has it: no field but the first need say anything. */
export type PostalAddress = { line1: string; line2: string; line3: string; town: string; postcode: string };

/** Somebody who knows every address of the UK by its postal code, and is paid for each look-up that finds some. */
export interface Addresses {
	/** Who that is, as families are told. */
	describe(): { name: string };
	/**
	 * The addresses of a UK postal code ("BS1 4ST"), in the vendor's order; none that is empty. Errors: `not_found`, there
	 * is no such postal code, which costs nothing; `unavailable`.
	 */
	find(
		postcode: string,
	): Promise<{ ok: true; value: PostalAddress[] } | { ok: false; error: "not_found" | "unavailable" }>;
}
