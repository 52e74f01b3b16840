import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { BRAND } from "~/content/brand";
import { isFilesAway } from "~/shop/files-away.server";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import type { Shop } from "~/shop.server";
import type { Export } from "./export-account.server";

const MISSING = "missing.txt";
/** After so many that the file store didn't give no other is asked for: each may take it half a minute. */
const MOST_FAILURES = 3;

const readMe = ({ settings }: Shop) => `This is everything ${BRAND.name} holds about you.

data.json   what you told us, what you ordered, and when you signed in (times in UTC, money in pence)
covers/     every cover we have drawn for you
likenesses/ the drawn characters of your books, and the character drawings made from them
portraits/  the portraits made from your photos, among which you choose
photos/     photos you uploaded that we have not deleted yet
damages/    photos of damaged books that you showed us
picture.jpg your profile picture
${MISSING}  only where something is missing: which files, and what to do

${PHOTO_KEEPING}

Questions? Write to ${settings.SELLER_EMAIL}.
`;

const missingOf = (
	{ settings }: Shop,
	names: readonly string[],
) => `This copy isn't whole. When it was made, our store of files could not give us these:

${names.join("\n")}

Please download your data again in a few minutes. Should this note be there again, write to ${settings.SELLER_EMAIL}.
`;

/**
 * One ZIP of a family's data, written file by file: however many covers there are, one is in memory at a time. The first file is asked
 * for before there is any of the ZIP, and thrown is what the file store throws. What it doesn't give later is named in the ZIP.
 */
export async function writeArchive(shop: Shop, data: Export): Promise<AsyncGenerator<Uint8Array>> {
	const [first] = data.files;
	return written(shop, data, first ? await shop.providers.files.get(first.key) : null);
}

async function* written(
	shop: Shop,
	{ records, files }: Export,
	firstBytes: Uint8Array | null,
): AsyncGenerator<Uint8Array> {
	const chunks: Uint8Array[] = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		chunks.push(chunk);
	});
	const add = (entry: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
		entry.mtime = shop.clock.now();
		zip.add(entry);
		entry.push(bytes, true);
		return chunks.splice(0);
	};
	yield* add(new ZipDeflate("READ ME.txt"), strToU8(readMe(shop)));
	yield* add(new ZipDeflate("data.json"), strToU8(JSON.stringify(records, null, "\t")));
	const missing: string[] = [];
	let failures = 0;
	const read = async (key: string) => {
		if (failures === MOST_FAILURES) return "missing";
		return shop.providers.files.get(key).catch((error) => {
			failures++;
			// Its adapter has told it.
			if (!isFilesAway(error)) shop.log.error("bug", error, { key });
			return "missing" as const;
		});
	};
	for (const [at, { name, key }] of files.entries()) {
		const bytes = at === 0 ? firstBytes : await read(key);
		if (bytes === "missing") missing.push(name);
		// Pictures are compressed already.
		else if (bytes) yield* add(new ZipPassThrough(name), bytes);
	}
	if (missing.length > 0) yield* add(new ZipDeflate(MISSING), strToU8(missingOf(shop, missing)));
	zip.end();
	yield* chunks;
}
