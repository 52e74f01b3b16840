import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { creditsLeft } from "./rules";
import { findCredits } from "./store.server";

export type CreditsAnswer = {
	coverCredits: number;
	/** ISO 8601; null when not frozen. */
	freezeExpiresAt: string | null;
};

/** How many free covers are left in this period, and until when there are none. */
export async function readCredits(shop: Shop, actor: Actor): Promise<CreditsAnswer> {
	const credits = await findCredits(shop.db, actor.id, shop.clock.now().toISOString());
	return { coverCredits: creditsLeft(credits), freezeExpiresAt: credits.frozenUntil };
}
