import type { Handle } from "../open";

const COUPONS = [
	{ code: "STORY10", percent_off: 10, pence_off: null, minimum_pence: 0 },
	{ code: "FIVER", percent_off: null, pence_off: 500, minimum_pence: 2000 },
];

/** What a test shop begins with. Sowing twice changes nothing. `now` in ISO 8601. */
export async function seed(db: Handle, now: string): Promise<void> {
	await db
		.insertInto("coupons")
		.values(
			COUPONS.map((coupon) => ({
				...coupon,
				most_uses: null,
				once_each: 0 as const,
				starts_at: null,
				ends_at: null,
				created_at: now,
			})),
		)
		.onConflict((conflict) => conflict.column("code").doNothing())
		.execute();
}
