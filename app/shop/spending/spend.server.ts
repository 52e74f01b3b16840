import type { Handle } from "#db/open";
import type { ArtSize, Illustrator } from "~/providers/illustrator/port";
import type { Shop } from "~/shop.server";
import { fail, done, type Result } from "~/shop/result";
import {
	costOfDay,
	costOfFamily,
	deleteSpending,
	insertSpending,
	setSpending,
	type Spent,
	spentOnBook,
} from "./store.server";

/** What was bought of vendors: tokens of a writer and an inspector, there and back; pictures, and `cents` of a dollar for those; postal codes looked up. */
export type Bought = { tokens?: number; pictures?: number; cents?: number; lookUps?: number };

const dayOf = ({ clock }: Pick<Shop, "clock">) => clock.now().toISOString().slice(0, 10);

/**
 * Counts what a book was bought, in the transaction that keeps it: pictures by what their model costs, the rest at the prices the operator
 * has set. Nothing bought is nothing counted.
 */
export async function countSpending(
	shop: Pick<Shop, "clock" | "ids" | "settings">,
	trx: Handle,
	bookId: string,
	bought: Bought,
): Promise<void> {
	const priced = pricedOf(shop, bought);
	if (!priced) return;
	const id = shop.ids.next("spending");
	await insertSpending(trx, { id, book_id: bookId, day: dayOf(shop), ...priced });
}

/** What is written down of it; null of nothing. */
function pricedOf(
	{ settings: { COST_OF_DOLLAR, COST_OF_TOKENS, COST_OF_LOOK_UP } }: Pick<Shop, "settings">,
	{ tokens = 0, pictures = 0, cents = 0, lookUps = 0 }: Bought,
) {
	if (tokens + pictures + lookUps === 0) return null;
	const pence = (tokens / 1000) * COST_OF_TOKENS + lookUps * COST_OF_LOOK_UP;
	const cost = Math.ceil(cents * COST_OF_DOLLAR + pence * 100);
	return { tokens, pictures, cost };
}

/**
 * Counts what a vendor is about to be asked for, by what it usually takes, and gives what puts that right by the tokens it has taken: a
 * process that is killed before the answer, or before what came of it is kept, leaves it counted once.
 */
export async function countDue(
	shop: Pick<Shop, "db" | "clock" | "ids" | "settings">,
	bookId: string,
	usual: Bought,
): Promise<(tokens: number) => Promise<void>> {
	const priced = pricedOf(shop, usual);
	const id = shop.ids.next("spending");
	if (priced) await insertSpending(shop.db, { id, book_id: bookId, day: dayOf(shop), ...priced });
	return async (tokens) => {
		const taken = pricedOf(shop, { tokens });
		await (taken ? setSpending(shop.db, id, taken) : deleteSpending(shop.db, id));
	};
}

/**
 * What is kept at a key of a vendor's picture, and not counted yet: the shop ended between the two. Its price is that of the model that is
 * asked first.
 */
export async function uncounted(
	{ providers: { files } }: Pick<Shop, "providers">,
	illustrator: Illustrator,
	key: string,
	size: ArtSize,
): Promise<Bought> {
	const { kind, cents } = illustrator.describe();
	return kind === "vendor" && (await files.get(key)) ? { pictures: 1, cents: cents?.[size] ?? 0 } : {};
}

/** Whether the vendors have had today what they may: no more pages are shown before a book is bought, a bought book is made all the same. */
export async function isCeilingReached(shop: Pick<Shop, "db" | "clock" | "settings">): Promise<boolean> {
	return (await costOfDay(shop.db, dayOf(shop))) >= shop.settings.COST_OF_DAY * 100;
}

const MS_OF_DAY = 24 * 3600_000;

/**
 * Whether something more may be bought today for a book of this family that nobody has ordered: all of them together have a ceiling, and
 * each family one. Error: `quota`, until the day after (UTC).
 */
export async function mayCost(
	shop: Pick<Shop, "clock" | "settings">,
	db: Handle,
	ownerId: string,
): Promise<Result<null>> {
	const day = dayOf(shop);
	const { COST_OF_DAY, COST_OF_FAMILY } = shop.settings;
	const isSpent =
		(await costOfDay(db, day)) >= COST_OF_DAY * 100 ||
		(await costOfFamily(db, { day, ownerId })) >= COST_OF_FAMILY * 100;
	if (!isSpent) return done(null);
	const retryAfter = Math.ceil((MS_OF_DAY - (shop.clock.now().getTime() % MS_OF_DAY)) / 1000);
	return fail(
		"quota",
		"We have written and drawn as much as we can in a day. Please try again tomorrow: everything you have typed is kept, and no credit was taken.",
		{ retryAfter },
	);
}

/** What the vendors were paid on a day (YYYY-MM-DD, UTC), in hundredths of a penny. */
export function spentOnDay({ db }: Pick<Shop, "db">, day: string): Promise<number> {
	return costOfDay(db, day);
}

/** What a book has cost at vendors: tokens, pictures, and hundredths of a penny. */
export function spentOn({ db }: Pick<Shop, "db">, bookId: string): Promise<Spent> {
	return spentOnBook(db, bookId);
}
