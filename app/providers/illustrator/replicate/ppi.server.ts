import sharp from "sharp";
import { ppiOf } from "~/studio/story/format";

/** px in an inch that a picture has as it came, by its header, where it fills so many mm of print; null when it is no picture. */
export async function ppiOfArt(
	art: Uint8Array,
	mm: { width: number; height: number },
): Promise<number | null> {
	const px = await sharp(art)
		.metadata()
		.catch(() => null);
	return px && ppiOf(px, mm);
}
