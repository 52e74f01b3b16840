import sharp from "sharp";
import { drawPrintCover } from "~/shop/covers/draw-print-cover.server";
import { theShop } from "~/shop.server";
import { coversToPrint } from "./bench-store.server";
import { createBook } from "./family";
import { REMIX_SERVE, serve } from "./servers";
import { print } from "./table";

/** Twelve megapixels, as a phone takes them (px). */
const PHOTO = { width: 3000, height: 4000 };
const FAMILIES = 4;

type Printed = { seconds: number };

/**
 * Makes covers with four characters in a shop of its own, from phone-sized photos uploaded to it, then draws them for
 * print: for one family, then for four at once. Prints the seconds, and the highest memory of the whole shop process.
 */
export async function measureCovers(): Promise<void> {
	const program = ["build/commands/bench.js", "--serve-and-print"];
	const shop = await serve({ path: "/healthz", program });
	try {
		const photo = new Uint8Array(
			await sharp("e2e/photos/woman.jpg").resize(PHOTO).jpeg({ quality: 92 }).toBuffer(),
		);
		const families = async (count: number) => {
			const began = performance.now();
			await Promise.all(Array.from({ length: count }, () => createBook(shop.url, photo, 4)));
			const made = (performance.now() - began) / 1000;
			const { seconds } = await shop.ask<Printed>({ printEveryCover: true });
			return [made, seconds, shop.highest()];
		};
		print(
			"Covers with four characters, from photo to print (2551 px)",
			["families", "photo to cover, s", "all for print, s", "highest memory of the shop, MB"],
			[
				["one", ...(await families(1))],
				["four at once", ...(await families(FAMILIES))],
			],
		);
	} finally {
		await shop.stop();
	}
}

/** The child's part: the shop as it is always served, which also draws its new covers for print when it is told to. */
export async function serveAndPrint(): Promise<void> {
	process.on("message", async () => {
		const shop = await theShop();
		const covers = await coversToPrint(shop.db);
		const began = performance.now();
		const drawn = await Promise.all(covers.map((id) => drawPrintCover(shop, id)));
		if (drawn.length === 0 || drawn.some(({ ok }) => !ok)) throw new Error("a cover was not drawn");
		const answer: Printed = { seconds: (performance.now() - began) / 1000 };
		process.send?.(answer);
	});
	process.argv.splice(1, process.argv.length, REMIX_SERVE, "build/server/index.js");
	await import(/* @vite-ignore */ REMIX_SERVE);
}
