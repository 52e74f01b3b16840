import type { Handle } from "#db/open";

/** Counts an answer as used until `expiresAt`, ISO 8601. Returns false when it has been used already. */
export async function insertSolvedCaptcha(db: Handle, id: string, expiresAt: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto("captcha_uses")
		.values({ id, expires_at: expiresAt })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
