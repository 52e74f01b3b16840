import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import type { Script } from "~/story/script";
import { addScript } from "./scripts-store.server";
import { findCharacters, renameCharacter, updateBook } from "./store.server";

type Respelled = {
	before: Script;
	/** As it is with the name spelled anew; its title is the book's. */
	script: Script;
	/** Who, by their place in the cast, and how they are spelled now. */
	who: number;
	name: string;
};

/** Keeps a name that is spelled anew: in the newest script of its book, in its cast and title. Returns false when `before` isn't the newest any more. */
export async function keepRespelled(
	trx: Handle,
	shop: Shop,
	bookId: string,
	{ before, script, who, name }: Respelled,
): Promise<boolean> {
	const now = shop.clock.now().toISOString();
	if (!(await addScript(trx, { bookId, before, script, now }))) return false;
	const character = (await findCharacters(trx, bookId))[who];
	if (character) await renameCharacter(trx, character, name);
	await updateBook(trx, bookId, { title: script.title, updated_at: now });
	return true;
}
