import { enqueue } from "~/jobs/enqueue.server";
import type { IllustratorError } from "~/providers/illustrator/port";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { noteFaults } from "~/shop/books/note-faults.server";
import { artKey, pageKey } from "~/shop/books/picture-keys";
import { SCREEN_PX } from "~/shop/covers/rules";
import { type FairLine, fairLine } from "~/shop/likenesses/fair-line.server";
import { isPicture } from "~/shop/likenesses/is-picture";
import { removeFiles } from "~/shop/remove-files.server";
import { type Bought, countSpending, uncounted } from "~/shop/spending/spend.server";
import { withDeadline } from "~/shop/with-deadline";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { boughtArtOf } from "./bought-art.server";
import { type BookToDraw, briefOf, readBookToDraw } from "./brief.server";
import { otherWords } from "./other-words.server";
import { MOST_TRIES } from "./rules";
import { beginPages } from "./start-pages.server";
import {
	areCoversAhead,
	countTry,
	failVersions,
	findOpen,
	finishVersion,
	isThere,
	listOpen,
	listVersions,
	type OwnPreview,
	type PageVersion,
	previewById,
	setFaults,
	setPreview,
	setWords,
	takePlace,
} from "./store.server";
import { waitsForTomorrow } from "./waits-for-tomorrow.server";

/** Spreads that are drawn here at a time, of all books together; more would only wait in the illustrator. */
const AT_ONCE = 2;
/** How often a book looks for a place among those that are drawn, and a page whether the covers are done, ms. */
const LOOK_AGAIN_MS = 3000;
/** A picture that failed once, and twice, is tried again at the next full so many, ms: a vendor that is away comes back. */
const TRY_AGAIN_MS: Record<number, number> = { 1: 2000, 2: 30_000 };
/** What a day may cost has been spent: the day after is looked for every hour, ms. */
const NEXT_HOUR_MS = 3600_000;
const COVERS_MS = 150;
/** A spread takes a second here, and at a vendor no longer than 300 s until it is bought; then it is lettered, ms. */
const DRAWN_IN_MS = 360_000;
/** Another wording is two answers of a vendor's at most, ms. */
const WORDED_IN_MS = 240_000;

const lines = new WeakMap<Shop["db"], Record<"embedded" | "vendor", FairLine>>();

/** The line before who draws a book: a vendor's pictures and ours don't wait for one another. */
function lineOf(shop: Shop, preview: OwnPreview): FairLine {
	const { db, settings } = shop;
	const both = lines.get(db) ?? {
		embedded: fairLine(AT_ONCE),
		vendor: fairLine(settings.ILLUSTRATOR_AT_ONCE),
	};
	lines.set(db, both);
	return both[illustratorOf(shop, preview).describe().kind];
}

/**
 * Makes what is still to be made of a book's pages, in their order: a version that is there, or whose pictures are, is not drawn
 * again. One that can't be drawn is tried again later and given up after three tries, and the others are drawn all the same. Gives
 * null at its end; otherwise why it may be tried again.
 */
export async function makePages(shop: Shop, bookId: string, signal: AbortSignal): Promise<string | null> {
	await beginPages(shop, bookId);
	const preview = await previewById(shop.db, bookId);
	if (!preview) return null;
	if (await waitsForTomorrow(shop, preview)) {
		await lookAgain(shop, bookId, NEXT_HOUR_MS);
		return null;
	}
	if (!(await takePlace(shop.db, bookId))) {
		await lookAgain(shop, bookId, LOOK_AGAIN_MS);
		return null;
	}
	const book = await readBookToDraw(shop, bookId);
	const open = await listOpen(shop.db, bookId);
	if (!book) await giveUp(shop, open, "photo_gone");
	else {
		const ends = await Promise.allSettled(
			open.map((version) =>
				once(shop, version.id, () =>
					behindCovers(shop, preview, version.id, signal, () =>
						makeVersion(shop, preview, book, version.id, signal),
					),
				),
			),
		);
		// Each has come to its end before one that failed beyond what was foreseen ends the job.
		for (const end of ends) if (end.status === "rejected") throw end.reason;
	}
	if (signal.aborted) return "unavailable";
	const left = await listOpen(shop.db, bookId);
	if (left.length === 0) await endPages(shop, bookId);
	else
		await comeBack(shop, bookId, TRY_AGAIN_MS[Math.max(...left.map(({ tries }) => tries))] ?? LOOK_AGAIN_MS);
	return null;
}

/** What this process makes or waits for, a version by its id: another job of the same book, begun by a redraw, waits for it instead of making it too. */
const inHand = new WeakMap<Shop["db"], Map<string, Promise<void>>>();

function once({ db }: Shop, name: string, make: () => Promise<void>): Promise<void> {
	const making = inHand.get(db) ?? new Map<string, Promise<void>>();
	inHand.set(db, making);
	const made = making.get(name) ?? make().finally(() => making.delete(name));
	making.set(name, made);
	return made;
}

async function lookAgain(shop: Shop, bookId: string, everyMs: number): Promise<void> {
	await setPreview(shop.db, bookId, { state: "waiting" });
	await comeBack(shop, bookId, everyMs);
}

/** Has the book looked at again at the next full `everyMs`, once, however many jobs of it ask for that. */
async function comeBack(shop: Shop, bookId: string, everyMs: number): Promise<void> {
	const now = shop.clock.now().getTime();
	const next = (Math.floor(now / everyMs) + 1) * everyMs;
	const key = `draw-pages:${bookId}:${new Date(next).toISOString()}`;
	await enqueue(shop.db, shop, { kind: "draw-pages", key, payload: { bookId }, delayMs: next - now });
}

async function endPages(shop: Shop, bookId: string): Promise<void> {
	const versions = await listVersions(shop.db, bookId);
	const isWhole = versions.every(({ chosen, state }) => chosen === 0 || state === "ready");
	await setPreview(shop.db, bookId, { state: isWhole ? "ready" : "stopped" });
}

/**
 * Makes a version in its turn. Covers come first: somebody waits before them with nothing to see yet. Meanwhile it keeps no
 * place: pages of another style, and those that are bought, are drawn.
 */
async function behindCovers(
	shop: Shop,
	preview: OwnPreview,
	versionId: string,
	stopped: AbortSignal,
	make: () => Promise<void>,
): Promise<void> {
	const who = { asker: preview.owner_id, isUrgent: false };
	const letCoversPass = async () => {
		while (!stopped.aborted && (await areCoversAhead(shop.db, preview)))
			await new Promise((resolve) => setTimeout(resolve, COVERS_MS));
	};
	for (let isMade = false; !isMade && !stopped.aborted; ) {
		await once(shop, `covers before ${preview.book_id}`, letCoversPass);
		isMade = await lineOf(shop, preview).run(versionId, who, async () => {
			if (await areCoversAhead(shop.db, preview)) return false;
			await make();
			return true;
		});
	}
}

async function makeVersion(
	shop: Shop,
	preview: OwnPreview,
	book: BookToDraw,
	versionId: string,
	stopped: AbortSignal,
): Promise<void> {
	const version = await findOpen(shop.db, versionId);
	// Another job of this book has made it while this one waited.
	if (stopped.aborted || !version) return;
	const told = version.state === "writing" ? await writeVersion(shop, book, version, stopped) : version;
	if (!told) return;
	const brief = briefOf(book, told);
	if (!brief) return giveUp(shop, [version], book.cast ? "bug" : "photo_gone");
	const keys = brief.spread.pages.map((number) => pageKey(version.id, number));
	const { files } = shop.providers;
	const illustrator = illustratorOf(shop, preview);
	const art = illustrator.describe().kind === "vendor" ? await boughtArtOf(shop, told) : undefined;
	const bought = await uncounted(shop, illustrator, artKey(version.id, "screen"), "screen");
	// Drawn, and the shop ended before it was written down.
	const there = await Promise.all(keys.map((key) => files.get(key)));
	if (there.every((picture) => picture !== null)) return keep(shop, version, keys, bought);

	const drawn = await withDeadline(DRAWN_IN_MS, [stopped], (signal) =>
		withTimeout(signal, illustrator.drawSpread(brief, SCREEN_PX, signal, art)),
	);
	const spent = drawn.pictures === undefined ? bought : drawn;
	if (!drawn.ok) {
		await countSpending(shop, shop.db, version.book_id, drawn);
		return stopped.aborted ? undefined : tryFailed(shop, version, drawn.error);
	}
	await noteFaults(shop, { versionId }, drawn.faults, (faults) => setFaults(shop.db, versionId, faults));
	const pictures = drawn.value;
	if (pictures.length !== keys.length || !pictures.every(({ bytes }) => isPicture(bytes))) {
		await countSpending(shop, shop.db, version.book_id, spent);
		return tryFailed(shop, version, "unusable");
	}
	// Its row names the files, also before they are there: whatever deletes the book deletes them.
	for (const [index, key] of keys.entries())
		await files.put(key, pictures[index]?.bytes ?? new Uint8Array(), "image/jpeg");
	await keep(shop, version, keys, spent);
}

/** Has the words of another wording written, and gives it as it is drawn then; null where that failed. */
async function writeVersion(
	shop: Shop,
	{ script }: BookToDraw,
	version: PageVersion,
	stopped: AbortSignal,
): Promise<PageVersion | null> {
	const words = await withDeadline(WORDED_IN_MS, [stopped], (signal) =>
		otherWords(shop, script, version, signal),
	);
	if (words.ok) {
		await setWords(shop.db, version.id, words.value);
		return { ...version, words: JSON.stringify(words.value), state: "drawing" };
	}
	if (!stopped.aborted) await tryFailed(shop, version, words.error);
	return null;
}

function keep(shop: Shop, version: PageVersion, keys: string[], bought: Bought): Promise<void> {
	return shop.db.transaction().execute(async (trx) => {
		const isFinished = await finishVersion(trx, version);
		// Another process has made the same version meanwhile: what was bought was bought once, and the files are that one's.
		if (!isFinished && (await isThere(trx, version.id))) return;
		await countSpending(shop, trx, version.book_id, bought);
		// Its book was deleted, or its family's account, while it was drawn.
		if (!isFinished) await removeFiles(shop, trx, [...keys, artKey(version.id, "screen")]);
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
