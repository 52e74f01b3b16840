import { enqueue } from "~/jobs/enqueue.server";
import type { IllustratorError } from "~/providers/illustrator/port";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { pageKey } from "~/shop/books/picture-keys";
import { SCREEN_PX } from "~/shop/covers/rules";
import { type FairLine, fairLine } from "~/shop/likenesses/fair-line.server";
import { isPicture } from "~/shop/likenesses/is-picture";
import { cancelRemoval, planRemoval, removeFiles } from "~/shop/remove-files.server";
import { countSpending, isCeilingReached } from "~/shop/spending/spend.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { type BookToDraw, briefOf, readBookToDraw } from "./brief.server";
import { otherWords } from "./other-words.server";
import { MOST_TRIES } from "./rules";
import { beginPages } from "./start-pages.server";
import {
	areCoversWaiting,
	countTry,
	failVersions,
	finishVersion,
	listOpen,
	listVersions,
	type OwnPreview,
	type PageVersion,
	previewById,
	setPreview,
	setWords,
	takePlace,
} from "./store.server";

/** Spreads that are drawn at a time, of all books together; more would only wait in the illustrator. */
const AT_ONCE = 2;
/** How often a book looks for a place among those that are drawn, and a page whether the covers are done, ms. */
const LOOK_AGAIN_MS = 3000;
/** What a day may cost has been spent: the day after is looked for every hour, ms. */
const NEXT_HOUR_MS = 3600_000;
const COVERS_MS = 150;
/** A spread takes a second here, and half a minute at a vendor, ms. */
const DRAWN_IN_MS = 90_000;

const lines = new WeakMap<Shop["db"], FairLine>();

function lineOf({ db }: Shop): FairLine {
	const line = lines.get(db) ?? fairLine(AT_ONCE);
	lines.set(db, line);
	return line;
}

/**
 * Makes what is still to be made of a book's pages, in their order: a version that is there, or whose pictures are, is not drawn
 * again. One that can't be drawn is given up after three tries, and the others are drawn all the same. Gives null at its end;
 * otherwise why it may be tried again.
 */
export async function makePages(shop: Shop, bookId: string, signal: AbortSignal): Promise<string | null> {
	await beginPages(shop, bookId);
	const preview = await previewById(shop.db, bookId);
	if (!preview) return null;
	const costs = illustratorOf(shop, preview).describe().kind === "vendor";
	if (costs && preview.ordered === 0 && (await isCeilingReached(shop))) {
		await lookAgain(shop, bookId, NEXT_HOUR_MS);
		return null;
	}
	if (!(await takePlace(shop.db, bookId))) {
		await lookAgain(shop, bookId, LOOK_AGAIN_MS);
		return null;
	}
	const book = await readBookToDraw(shop, bookId);
	const line = lineOf(shop);
	for (let open = await listOpen(shop.db, bookId); open.length > 0; open = await listOpen(shop.db, bookId)) {
		if (!book) await giveUp(shop, open, "photo_gone");
		else {
			const who = { asker: preview.owner_id, isUrgent: false };
			await Promise.all(
				open.map((version) =>
					line.run(version.id, who, () => makeVersion(shop, preview, book, version, signal)),
				),
			);
		}
		if (signal.aborted) return "unavailable";
	}
	await endPages(shop, bookId);
	return null;
}

async function lookAgain(shop: Shop, bookId: string, delayMs: number): Promise<void> {
	await setPreview(shop.db, bookId, { state: "waiting" });
	const id = shop.ids.next("job");
	await enqueue(shop.db, shop, {
		kind: "draw-pages",
		key: `draw-pages:${bookId}:${id}`,
		payload: { bookId },
		delayMs,
		id,
	});
}

async function endPages(shop: Shop, bookId: string): Promise<void> {
	const versions = await listVersions(shop.db, bookId);
	const isWhole = versions.every(({ chosen, state }) => chosen === 0 || state === "ready");
	await setPreview(shop.db, bookId, { state: isWhole ? "ready" : "stopped" });
}

/** Covers come first: somebody waits before them with nothing to see yet. */
async function letCoversPass(shop: Shop, signal: AbortSignal): Promise<void> {
	while (!signal.aborted && (await areCoversWaiting(shop.db)))
		await new Promise((resolve) => setTimeout(resolve, COVERS_MS));
}

async function makeVersion(
	shop: Shop,
	preview: OwnPreview,
	book: BookToDraw,
	version: PageVersion,
	stopped: AbortSignal,
): Promise<void> {
	await letCoversPass(shop, stopped);
	if (stopped.aborted) return;
	if (version.state === "writing") return writeVersion(shop, book, version, stopped);
	const brief = briefOf(book, version);
	if (!brief) return giveUp(shop, [version], "bug");
	const keys = brief.spread.pages.map((number) => pageKey(version.id, number));
	const signal = AbortSignal.any([stopped, AbortSignal.timeout(DRAWN_IN_MS)]);
	const { files } = shop.providers;
	// Drawn, and the shop ended before it was written down.
	const there = await Promise.all(keys.map((key) => files.get(key)));
	if (there.every((picture) => picture !== null))
		return keep(shop, version, keys, { removal: null, pictures: 0 });

	const removal = await planRemoval(shop, keys);
	const illustrator = illustratorOf(shop, preview);
	const drawn = await withTimeout(signal, illustrator.drawSpread(brief, SCREEN_PX, signal));
	if (stopped.aborted) return;
	const pictures = drawn.ok ? drawn.value : [];
	if (pictures.length !== keys.length || !pictures.every(({ bytes }) => isPicture(bytes)))
		return tryFailed(shop, version, drawn.ok ? "unusable" : drawn.error);
	for (const [index, key] of keys.entries())
		await files.put(key, pictures[index]?.bytes ?? new Uint8Array(), "image/jpeg");
	const bought = illustrator.describe().kind === "vendor" ? 1 : 0;
	await keep(shop, version, keys, { removal, pictures: bought });
}

/** Has the words of another wording written; it is drawn with them then. */
async function writeVersion(
	shop: Shop,
	{ script }: BookToDraw,
	version: PageVersion,
	stopped: AbortSignal,
): Promise<void> {
	const signal = AbortSignal.any([stopped, AbortSignal.timeout(DRAWN_IN_MS)]);
	const words = await otherWords(shop, script, version, signal);
	if (stopped.aborted) return;
	if (words.ok) await setWords(shop.db, version.id, words.value);
	else await tryFailed(shop, version, words.error);
}

async function keep(
	shop: Shop,
	version: PageVersion,
	keys: string[],
	{ removal, pictures }: { removal: string | null; pictures: number },
): Promise<void> {
	await shop.db.transaction().execute(async (trx) => {
		await countSpending(shop, trx, version.book_id, { pictures });
		const inTime = removal === null || (await cancelRemoval(trx, removal));
		if (inTime && (await finishVersion(trx, version))) return;
		await removeFiles(shop, trx, keys);
	});
}

async function tryFailed(shop: Shop, version: PageVersion, error: IllustratorError): Promise<void> {
	if ((await countTry(shop.db, version.id)) >= MOST_TRIES) await giveUp(shop, [version], error);
}

function giveUp(shop: Shop, versions: readonly PageVersion[], failure: string): Promise<void> {
	return shop.db.transaction().execute((trx) => failVersions(trx, versions, failure));
}

/** The job that makes a book's pages has failed for good: what is missing stays missing, and its family is told. */
export async function failPages(shop: Shop, bookId: string, code: string): Promise<void> {
	await giveUp(shop, await listOpen(shop.db, bookId), code);
	await endPages(shop, bookId);
}
