import type { Handle } from "#db/open";
import { enqueue, type JobPayloads } from "~/jobs/enqueue.server";
import type { Illustrator, IllustratorError } from "~/providers/illustrator/port";
import { type CharacterRow, readBookWithCharacters, setLikeness } from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { coverArtKey, likenessKey, screenKey } from "~/shop/books/picture-keys";
import { recordCover, recordFailure, recordRespelledCover } from "~/shop/books/record-cover.server";
import { findWaiting } from "~/shop/books/waiting.server";
import { isLate } from "~/shop/books/rules";
import { noteFaults } from "~/shop/books/note-faults.server";
import { readHead } from "~/shop/likenesses/find-head.server";
import { isPicture } from "~/shop/likenesses/is-picture";
import { makeHeads } from "~/shop/likenesses/make-heads.server";
import { removeFiles } from "~/shop/remove-files.server";
import { type Bought, countSpending, uncounted } from "~/shop/spending/spend.server";
import { countStep } from "~/shop/tally/count-step.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { boughtCoverArt } from "./bought-art.server";
import { briefOf } from "./brief.server";
import { keepSheets } from "./keep-sheets.server";
import { drawingKey } from "./reserve.server";
import { creditTaken, SCREEN_PX } from "./rules";
import {
	type Cover,
	coverById,
	findCredits,
	finishCover,
	listOfSeed,
	setFailed,
	setFaults,
	writeCredits,
} from "./store.server";
import { drawWaitingOf, lookAgain } from "./wait-for-credits.server";

type Asked = JobPayloads["draw-cover"];
type Drawn = ({ ok: true; key: string } & Bought) | { ok: false; error: IllustratorError | "photo_gone" };

/** What another try may mend; what a vendor won't draw it won't draw the second time. */
const PASSING: ReadonlySet<string> = new Set<IllustratorError>(["unusable", "unavailable"]);
/** The cover of a book that waits for it, and couldn't be drawn, is tried again after this, ms: nobody is there to press a button. */
const NEXT_TRY_MS = 3600_000;

/** Whether a failed drawing may be tried again. */
export function isPassing(error: string): boolean {
	return PASSING.has(error);
}

/** Draws what isn't there yet: a crash after keeping a picture must not buy it twice. */
async function unlessKept(shop: Shop, key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
	return (await shop.providers.files.get(key)) ? { ok: true, key } : draw();
}

/** The chosen head is copied to the book, which keeps it when photo and heads go; it is drawn first where it isn't there yet. */
async function keepLikeness(shop: Shop, character: CharacterRow, signal: AbortSignal): Promise<Drawn> {
	const key = character.likeness_key ?? likenessKey(character);
	const kept = await unlessKept(shop, key, async () => {
		const chosen = { photoId: character.photo_id, headId: character.head_id };
		const known = await readHead(shop, chosen);
		const made = known ? null : await makeHeads(shop, chosen.photoId, signal, { isUrgent: true });
		if (made && !made.ok) return made;
		const png = known ?? (await readHead(shop, chosen));
		// Its photo was deleted or turned between the two.
		if (!png) return { ok: false, error: "unavailable" };
		await shop.providers.files.put(key, png, "image/png");
		return { ok: true, key };
	});
	// At once, whatever becomes of the others: a child's likeness that its book doesn't know would never be deleted.
	if (!kept.ok || character.likeness_key !== null) return kept;
	await shop.db.transaction().execute(async (trx) => {
		// The characters were replaced or their book deleted meanwhile.
		if (!(await setLikeness(trx, character, key))) await removeFiles(shop, trx, [key]);
	});
	return kept;
}

type Failed = Extract<Drawn, { ok: false }>;

/**
 * Gives all characters their likenesses, side by side. Each comes to its end before one that failed is judged: the next try
 * finds it. Gives the failure that counts, one for good before all others, or null.
 */
export async function keepLikenesses(
	shop: Shop,
	characters: readonly CharacterRow[],
	signal: AbortSignal,
): Promise<Failed | null> {
	const ends = await Promise.allSettled(characters.map((character) => keepLikeness(shop, character, signal)));
	const failed = ends.flatMap((end) => (end.status === "fulfilled" && !end.value.ok ? [end.value] : []));
	const final = failed.find(({ error }) => !isPassing(error));
	for (const end of ends) if (!final && end.status === "rejected") throw end.reason;
	return final ?? failed[0] ?? null;
}

async function drawForScreen(
	shop: Shop,
	illustrator: Illustrator,
	cover: Cover,
	signal: AbortSignal,
): Promise<Drawn> {
	const { id, seed, book_id } = cover;
	const key = screenKey(id);
	const bought = await uncounted(shop, illustrator, coverArtKey(id, "screen"), "screen");
	const kept = await unlessKept(shop, key, async () => {
		const cast = await readBookWithCharacters(shop, book_id);
		const brief = cast && (await briefOf(shop, cast, seed));
		if (!brief) return { ok: false, error: "unavailable" };
		const art = illustrator.describe().kind === "vendor" ? await boughtCoverArt(shop, cover) : undefined;
		const drawn = await withTimeout(signal, illustrator.drawCover(brief, SCREEN_PX, signal, art));
		if (!drawn.ok) {
			await countSpending(shop, shop.db, book_id, drawn);
			return drawn;
		}
		if (!isPicture(drawn.value.bytes)) return { ok: false, error: "unusable" };
		await noteFaults(shop, { coverId: id }, drawn.faults, (faults) => setFaults(shop.db, id, faults));
		await shop.providers.files.put(key, drawn.value.bytes, "image/jpeg");
		const { pictures, cents, tokens } = drawn;
		return { ok: true, key, pictures, cents, tokens };
	});
	return kept.ok && kept.pictures === undefined ? { ...kept, ...bought } : kept;
}

/** `once` does what no further try does again; gives nothing before it has come to its end. */
type Rest = { once(name: string, work: () => Promise<void>): Promise<void>; onRespelled: OnRespelled };

/** What else a cover changes that was drawn with its letters put right, in the transaction that has it. */
export type OnRespelled = (trx: Handle, cover: { id: string; bookId: string }) => Promise<void>;

/** The cover has arrived: shown, its credit taken, the photos' day begun, and its family told if it had to wait, all at once. */
async function finish(
	shop: Shop,
	cover: Cover,
	{ key, ...bought }: { key: string } & Bought,
	{ awaited, isLate: wasLate = false }: Asked,
	onRespelled: OnRespelled,
): Promise<void> {
	const now = shop.clock.now();
	await shop.db.transaction().execute(async (trx) => {
		const ownerId = await finishCover(trx, cover, key, now.toISOString(), awaited);
		if (!ownerId) return;
		if (cover.respelled === 1) {
			await countSpending(shop, trx, cover.book_id, bought);
			await recordRespelledCover(shop, trx, cover.book_id, cover.id);
			return onRespelled(trx, { id: cover.id, bookId: cover.book_id });
		}
		await countStep(trx, shop, "cover made");
		const credits = await findCredits(trx, ownerId, now.toISOString());
		await writeCredits(trx, ownerId, creditTaken(credits, now));
		await countSpending(shop, trx, cover.book_id, bought);
		const waited = await recordCover(shop, trx, cover.book_id, cover.id);
		const bookId = cover.book_id;
		await enqueue(trx, shop, { kind: "draw-pages", key: `draw-pages:${bookId}`, payload: { bookId } });
		const late = !awaited && (wasLate || isLate(cover.requested_at, now));
		const payload = { mail: waited ? "cover-drawn" : "cover-late", id: cover.book_id };
		if (waited || late)
			await enqueue(trx, shop, { kind: "send-mail", key: `cover-drawn:${cover.id}`, payload });
	});
}

/**
 * Makes a cover that was reserved: the likeness of each character, their sheets where its painter draws from sheets, then the scene; a
 * vendor takes half a minute for each picture. A credit is taken only when it has arrived. Gives null once it has come to its end, drawn or not; otherwise
 * why it may be tried again. One whose letters are put right stays open until it is drawn, for its book says them already.
 */
export async function makeCover(
	shop: Shop,
	asked: Asked,
	signal: AbortSignal,
	{ once, onRespelled }: Rest,
): Promise<string | null> {
	const { coverId } = asked;
	const cover = await coverById(shop.db, coverId);
	const cast = cover && (await readBookWithCharacters(shop, cover.book_id));
	if (!cast || cover.state !== "drawing") return null;
	const ended = async ({ error }: Failed) => {
		if (isPassing(error) || cover.respelled === 1) return error;
		await failCover(shop, asked, error);
		return null;
	};
	const missing = await keepLikenesses(shop, cast.characters, signal);
	if (missing) return ended(missing);
	if (cover.respelled === 0) await once("sheets", () => keepSheets(shop, cover.book_id, signal));
	const drawn = await drawForScreen(shop, illustratorOf(shop, cast.book), cover, signal);
	if (!drawn.ok) return ended(drawn);
	await finish(shop, cover, drawn, asked, onRespelled);
	return null;
}

/**
 * A cover can't be drawn: one whose letters are put right is tried again, for its book waits for it; of any other its book says why, or waits on where another try may mend it, and its credit is free again. Its family hears it that
 * was told not to wait.
 */
export function failCover(
	shop: Shop,
	{ coverId, awaited, isLate: wasLate = false }: Asked,
	code: string,
): Promise<void> {
	return shop.db.transaction().execute(async (trx) => {
		const cover = await setFailed(trx, coverId, code);
		if (!cover) return drawRespelledAgain(shop, trx, coverId, code);
		if ((isPassing(code) || code === "ours") && (await findWaiting(trx, cover.book_id))) {
			await lookAgain(shop, trx, cover.book_id, NEXT_TRY_MS);
			return;
		}
		await recordFailure(shop, trx, cover.book_id, code);
		const payload = { mail: "book-unmade", id: cover.book_id };
		if (!awaited && (wasLate || isLate(cover.requested_at, shop.clock.now())))
			await enqueue(trx, shop, { kind: "send-mail", key: `book-unmade:${coverId}`, payload });
		await drawWaitingOf(shop, trx, cover.owner_id, coverId);
	});
}

async function drawRespelledAgain(shop: Shop, trx: Handle, coverId: string, code: string): Promise<void> {
	const cover = await coverById(trx, coverId);
	if (cover?.state !== "drawing") return;
	// Another picture of it: the one before is kept.
	if ((await listOfSeed(trx, cover)).length === 1) return void (await setFailed(trx, coverId, code, 1));
	const key = `${drawingKey(coverId)}:${shop.clock.now().toISOString()}`;
	const payload = { coverId, awaited: false };
	await enqueue(trx, shop, { kind: "draw-cover", key, payload, delayMs: NEXT_TRY_MS });
}
