import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import type { Script } from "~/studio/story/script";
import { addScript } from "./scripts-store.server";
import { bookById, findCharacters, renameCharacter, updateBook } from "./store.server";

type Respelled = {
	before: Script;
	/** As it is with the name spelled anew; its title is the book's. */
	script: Script;
	/** Who, by their place in the cast, and how they are spelled now. */
	who: number;
	name: string;
	/** A text with the name spelled anew. */
	spell(text: string): string;
};

/** Keeps a name that is spelled anew: in the newest script of its book, in its cast, title and synopsis. Returns false when `before` isn't the newest any more. */
export async function keepRespelled(
	trx: Handle,
	shop: Shop,
	bookId: string,
	{ before, script, who, name, spell }: Respelled,
): Promise<boolean> {
	const now = shop.clock.now().toISOString();
	if (!(await addScript(trx, { bookId, before, script, now }))) return false;
	const character = (await findCharacters(trx, bookId))[who];
	if (character) await renameCharacter(trx, character, name);
	const synopsis = (await bookById(trx, bookId))?.synopsis;
	const told = synopsis ? { synopsis: spell(synopsis) } : {};
	await updateBook(trx, bookId, { title: script.title, ...told, updated_at: now });
	return true;
}
