import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { readName } from "~/shop/books/contract";
import { keepRespelled } from "~/shop/books/keep-respelled.server";
import { readScript } from "~/shop/books/read-script.server";
import { canRespellCover, respellCover } from "~/shop/covers/respell-cover.server";
import type { OrderAsked } from "~/shop/orders/read-order-detail.server";
import { recordBook, recordMessage } from "~/shop/orders/record-message.server";
import { drawBackAnew } from "~/shop/pages/back-cover.server";
import { beginVersion, versionsOf } from "~/shop/pages/bought-pages.server";
import { readBookToDraw } from "~/shop/pages/brief.server";
import { MOST_EDITS, mostLetters, writtenOf } from "~/shop/pages/rules";
import { respellBack } from "~/shop/printing/respell-back.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { DEDICATION_PAGE, readDedication } from "~/studio/story/dedication";
import { LONGEST } from "~/studio/story/idea";
import type { Script } from "~/studio/story/script";
import { openProof } from "./open-proof.server";
import { respelled } from "./respelled";
import { NO_PAGE, PROOF_TEXTS, spelledTooLong } from "./rules";

export type Respelling = OrderAsked & {
	/** Whose name, by their place in the cast: "c1". */
	who: string;
	name: string;
};

type Spelling = (text: string) => string;
type Refused = { ok: false; error: Extract<Result<null>, { ok: false }>["error"] };

/**
 * Spells somebody's name anew on both covers, in title and synopsis and on every page at once: each picture that says it is set with it, and in the book once it is
 * there. A cover whose picture a vendor has drawn and nobody has kept stays as it is. Gives how many pictures are drawn. Errors: as `openProof`; `invalid` (field
 * `name`); `conflict`: a page is being drawn, or heads were deleted; `quota`.
 */
export async function respellName(
	shop: Shop,
	actor: Actor | null,
	{ who, name, ...asked }: Respelling,
): Promise<Result<number>> {
	const open = await openProof(shop, shop.db, actor, asked);
	if (!open.ok) return open;
	const { book_id: bookId, cover_id } = open.value;
	const before = await readScript(shop, bookId);
	const place = before?.cast.findIndex(({ id }) => id === who) ?? -1;
	const member = before?.cast[place];
	if (!before || !member) return NO_PAGE;
	const read = readName(name);
	if (!read.ok) return wrong(read.problem);
	const to = read.name;
	if (to === member.name) return done(0);
	const others = before.cast.filter(({ id }) => id !== who).map((one) => one.name);
	if (others.includes(to)) return wrong(PROOF_TEXTS.nameTaken);
	if (!(await readBookToDraw(shop, bookId))?.cast) return fail("conflict", PROOF_TEXTS.noHeads);
	const spell: Spelling = (text) => respelled(text, member.name, to, others);
	const title = spell(before.title);
	if (lettersOf(title) > Math.max(LONGEST.title, lettersOf(before.title)))
		return wrong(PROOF_TEXTS.titleTooLong);
	const isOnCover = member.isMain || title !== before.title;
	const coverId = isOnCover && cover_id && (await canRespellCover(shop, cover_id)) ? cover_id : null;
	const script = spelledScript(before, { who, to, spell, title: coverId ? title : before.title });
	return shop.db
		.transaction()
		.execute(async (trx) => {
			const still = await openProof(shop, trx, actor, asked);
			if (!still.ok) throw new Undone(still);
			if (!(await keepRespelled(trx, shop, bookId, { before, script, who: place, name: to, spell })))
				throw new Undone(fail("conflict", PROOF_TEXTS.beingDrawn));
			const description = spell(still.value.description);
			await recordBook(trx, shop, asked.orderId, { title: script.title, description });
			await respellBack(trx, asked.orderId);
			if (!(await drawBackAnew(trx, shop, bookId, script)))
				throw new Undone(fail("conflict", PROOF_TEXTS.beingDrawn));
			const pages = { bookId, orderId: asked.orderId, script, spell };
			const begun = await respellPages(trx, shop, { ...pages, isOnCover: coverId !== null });
			if (coverId && !(await respellCover(trx, shop, coverId)))
				throw new Undone(fail("conflict", PROOF_TEXTS.beingDrawn));
			return done(begun);
		})
		.catch(async (error) => {
			if (!(error instanceof Undone)) throw error;
			// The same was sent twice, and the other one was first.
			const now = await readScript(shop, bookId);
			return now?.cast[place]?.name === to ? done(0) : error.refused;
		});
}

/** A script with a name spelled anew wherever it stands; what the cover says stays with it. */
function spelledScript(
	before: Script,
	{ who, to, spell, title }: { who: string; to: string; spell: Spelling; title: string },
): Script {
	return {
		...before,
		title,
		cast: before.cast.map((one) => (one.id === who ? { ...one, name: to } : one)),
		...(before.synopsis !== undefined && { synopsis: spell(before.synopsis) }),
		spreads: before.spreads.map((spread) =>
			spread.kind === "title"
				? { ...spread, words: spread.words.map((words) => (title === before.title ? words : spell(words))) }
				: { ...spread, words: spread.words.map(spell), gist: spell(spread.gist) },
		),
	};
}

const wrong = (problem: string) => fail("invalid", problem, { fields: { name: [problem] } });

const lettersOf = (text: string) => [...text].length;

/** Whether a page says more with the new spelling than has room on it; what was too long before may stay so. */
function isTooLong(
	level: string,
	number: number,
	{ said = "", text = "" }: { said?: string; text?: string },
): boolean {
	return writtenOf(text, number).text.length > mostLetters(level, number, said);
}

/** Ends the transaction: a name is spelled anew everywhere or nowhere. */
class Undone extends Error {
	constructor(readonly refused: Refused) {
		super(refused.error.message);
	}
}

type Pages = {
	bookId: string;
	orderId: string;
	script: Script;
	spell: Spelling;
	/** The cover says it, and so do the title page and the imprint. */
	isOnCover: boolean;
};

async function respellPages(
	trx: Handle,
	shop: Shop,
	{ bookId, orderId, script, spell, isOnCover }: Pages,
): Promise<number> {
	let begun = 0;
	for (const { pages, kind } of script.spreads) {
		const firstPage = pages[0] ?? 0;
		const isTitled = kind === "title" || firstPage === DEDICATION_PAGE;
		if (kind === "title" && !isOnCover) continue;
		const { versions, inBook, isOpen } = await versionsOf(trx, { bookId, firstPage });
		if (isOpen) throw new Undone(fail("conflict", PROOF_TEXTS.beingDrawn));
		const said: string[] = JSON.parse(inBook?.words ?? "[]");
		const words = said.map(spell);
		const isSame = words.every((text, side) => text === said[side]);
		if (!inBook || (isSame && !(isOnCover && isTitled))) continue;
		const long = pages.find((number, side) =>
			isTooLong(script.level, number, { said: said[side], text: words[side] }),
		);
		if (long && kind !== "title") throw new Undone(wrong(spelledTooLong(long)));
		const isBegun = await beginVersion(trx, shop, inBook, {
			made_by: "edit",
			version: versions.length + 1,
			words: JSON.stringify(words),
			most: MOST_EDITS,
		});
		if (!isBegun) throw new Undone(fail("quota", PROOF_TEXTS.editsUsed));
		if (firstPage === DEDICATION_PAGE)
			await recordMessage(trx, shop, orderId, readDedication(words[0] ?? "").message);
		begun++;
	}
	return begun;
}
