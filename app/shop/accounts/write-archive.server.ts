import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { BRAND } from "~/content/brand";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import type { Shop } from "~/shop.server";
import type { Export } from "./export-account.server";

const readMe = ({ settings }: Shop) => `This is everything ${BRAND.name} holds about you.

data.json   what you told us, what you ordered, and when you signed in (times in UTC, money in pence)
covers/     every cover we have drawn for you
likenesses/ the drawn characters of your books, and the character drawings made from them
portraits/  the portraits made from your photos, among which you choose
photos/     photos you uploaded that we have not deleted yet
damages/    photos of damaged books that you showed us
picture.jpg your profile picture

${PHOTO_KEEPING}

Questions? Write to ${settings.SELLER_EMAIL}.
`;

/** One ZIP of a family's data, written file by file: however many covers there are, one is in memory at a time. */
export async function* writeArchive(shop: Shop, { records, files }: Export): AsyncGenerator<Uint8Array> {
	const written: Uint8Array[] = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		written.push(chunk);
	});
	const add = (entry: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
		entry.mtime = shop.clock.now();
		zip.add(entry);
		entry.push(bytes, true);
		return written.splice(0);
	};
	yield* add(new ZipDeflate("READ ME.txt"), strToU8(readMe(shop)));
	yield* add(new ZipDeflate("data.json"), strToU8(JSON.stringify(records, null, "\t")));
	for (const { name, key } of files) {
		const bytes = await shop.providers.files.get(key);
		// Pictures are compressed already.
		if (bytes) yield* add(new ZipPassThrough(name), bytes);
	}
	zip.end();
	yield* written;
}
