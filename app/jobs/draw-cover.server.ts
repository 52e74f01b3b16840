import type { IllustratorError } from "~/providers/illustrator/port";
import { endHuman } from "~/shop/books/draft-store.server";
import {
	type Book,
	bookById,
	type CharacterRow,
	findCharacters,
	setLikeness,
} from "~/shop/books/store.server";
import { briefOf, likenessKey, printKey, screenKey } from "~/shop/covers/brief.server";
import { creditTaken, PRINT_PX, SCREEN_PX } from "~/shop/covers/rules";
import {
	type Cover,
	coverById,
	failCover,
	findCredits,
	finishCover,
	writeCredits,
} from "~/shop/covers/store.server";
import { KEPT_AFTER_COVER_MS } from "~/shop/photos/rules";
import { photoById, shortenPhotos } from "~/shop/photos/store.server";
import type { Shop } from "~/shop.server";
import { inTime } from "./in-time.server";
import { type Handler, Retry, type Run } from "./job.server";

/** Likenesses are drawn side by side, then the cover: a vendor takes half a minute for each picture. */
const TRY_MS = 110_000;

type DrawRun = Run<"draw-cover">;
type Kept = { ok: true; key: string } | { ok: false; error: string };

/** What a vendor won't draw it won't draw the second time; everything else is tried again. */
function judged(error: IllustratorError): Kept {
	if (error === "refused") return { ok: false, error };
	throw new Retry(error);
}

/** Draws what isn't there yet: a crash between keeping a picture and remembering the step must not buy it twice. */
async function unlessKept(shop: Shop, key: string, draw: () => Promise<Kept>): Promise<Kept> {
	return (await shop.providers.files.get(key)) ? { ok: true, key } : draw();
}

async function drawLikeness(shop: Shop, character: CharacterRow, { step, signal }: DrawRun): Promise<Kept> {
	const key = likenessKey(character);
	const kept = await step(`likeness of ${character.photo_id}`, () =>
		unlessKept(shop, key, async () => {
			const photo = await photoById(shop.db, character.photo_id);
			const bytes = photo && (await shop.providers.files.get(photo.file_key));
			if (!bytes) return { ok: false, error: "photo_gone" };
			const drawn = await inTime(signal, shop.providers.illustrator.drawLikeness(bytes, signal));
			if (!drawn.ok) return judged(drawn.error);
			if (!isPicture(drawn.value.png)) throw new Retry("unusable");
			await shop.providers.files.put(key, drawn.value.png, "image/png");
			return { ok: true, key };
		}),
	);
	// At once, whatever becomes of the others: a child's likeness that its book doesn't know would never be deleted.
	if (kept.ok && character.likeness_key === null) await setLikeness(shop.db, character.id, key);
	return kept;
}

/**
 * Draws all likenesses, side by side. Each comes to its end before one that failed is judged: it is paid for, and the next
 * try finds it. Gives why there can be no cover, or null; throws what another try may mend.
 */
async function drawLikenesses(
	shop: Shop,
	characters: readonly CharacterRow[],
	run: DrawRun,
): Promise<string | null> {
	const ends = await Promise.allSettled(characters.map((character) => drawLikeness(shop, character, run)));
	for (const end of ends) if (end.status === "fulfilled" && !end.value.ok) return end.value.error;
	for (const end of ends) if (end.status === "rejected") throw end.reason;
	return null;
}

type Size = { name: string; key: string; px: typeof SCREEN_PX | typeof PRINT_PX };

function drawAt(size: Size, shop: Shop, book: Book, cover: Cover, { step, signal }: DrawRun): Promise<Kept> {
	const { name, key, px } = size;
	return step(name, () =>
		unlessKept(shop, key, async () => {
			const brief = await briefOf(shop, book, cover.seed);
			if (!brief) throw new Retry("unavailable");
			const drawn = await inTime(signal, shop.providers.illustrator.drawCover(brief, px, signal));
			if (!drawn.ok) return judged(drawn.error);
			if (!isPicture(drawn.value.bytes)) throw new Retry("unusable");
			await shop.providers.files.put(key, drawn.value.bytes, "image/jpeg");
			return { ok: true, key };
		}),
	);
}

/** PNG or JPEG by its first bytes: rubbish from a vendor must not be sold as a cover. */
function isPicture(bytes: Uint8Array | undefined): boolean {
	if (!bytes || bytes.length < 24) return false;
	return (bytes[0] === 0xff && bytes[1] === 0xd8) || (bytes[0] === 0x89 && bytes[1] === 0x50);
}

/** The cover has arrived: shown, its credit taken and the photos' day begun, all at once. */
async function finish(
	shop: Shop,
	cover: Cover,
	keys: { screen: string; print: string | null },
	awaited: boolean,
): Promise<void> {
	const now = shop.clock.now();
	await shop.db.transaction().execute(async (trx) => {
		const ownerId = await finishCover(trx, cover, keys, now.toISOString(), awaited);
		if (!ownerId) return;
		const credits = await findCredits(trx, ownerId, now.toISOString());
		await writeCredits(trx, ownerId, creditTaken(credits, now));
		const photoIds = (await findCharacters(trx, cover.book_id)).map(({ photo_id }) => photo_id);
		await shortenPhotos(trx, photoIds, new Date(now.getTime() + KEPT_AFTER_COVER_MS).toISOString());
		await endHuman(trx, cover.book_id);
	});
}

/** Draws a cover: a likeness of each photo, then the scene. A credit is taken only when it has arrived (section 4). */
export const drawCover: Handler<"draw-cover"> = {
	attempts: 3,
	timeoutMs: TRY_MS,
	async run(shop, run) {
		const { coverId, awaited } = run.payload;
		const cover = await coverById(shop.db, coverId);
		const book = cover && (await bookById(shop.db, cover.book_id));
		if (!cover || !book || cover.state !== "drawing") return;
		const characters = await findCharacters(shop.db, book.id);
		const missing = await drawLikenesses(shop, characters, run);
		if (missing) return failCover(shop.db, coverId, missing, shop.clock.now().toISOString());
		const keys: { screen: string; print: string | null } = { screen: screenKey(coverId), print: null };
		const sizes: Size[] = [{ name: "cover", key: keys.screen, px: SCREEN_PX }];
		// A vendor's model never draws the same picture twice: what is shown must be what will be printed.
		if (shop.providers.illustrator.describe().kind === "vendor") {
			keys.print = printKey(coverId);
			sizes.push({ name: "cover for print", key: keys.print, px: PRINT_PX });
		}
		for (const size of sizes) {
			const drawn = await drawAt(size, shop, book, cover, run);
			if (!drawn.ok) return failCover(shop.db, coverId, drawn.error, shop.clock.now().toISOString());
		}
		await finish(shop, cover, keys, awaited);
	},
	failed: (shop, { coverId }, code) => failCover(shop.db, coverId, code, shop.clock.now().toISOString()),
};
