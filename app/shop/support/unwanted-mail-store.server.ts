import type { Handle } from "#db/open";

export async function insertUnwanted(db: Handle, hash: string, now: string): Promise<void> {
	await db
		.insertInto("unwanted_mail")
		.values({ address_hash: hash, created_at: now })
		.onConflict((conflict) => conflict.column("address_hash").doNothing())
		.execute();
}

export async function deleteUnwanted(db: Handle, hash: string): Promise<void> {
	await db.deleteFrom("unwanted_mail").where("address_hash", "=", hash).execute();
}

export async function isUnwanted(db: Handle, hash: string): Promise<boolean> {
	const found = await db
		.selectFrom("unwanted_mail")
		.select("address_hash")
		.where("address_hash", "=", hash)
		.executeTakeFirst();
	return found !== undefined;
}
