import sharp from "sharp";

const PRINT_PX = 2551;
let printed: Promise<Uint8Array> | undefined;

/** A plain square at print size (JPEG), made once. */
export function printSquare(): Promise<Uint8Array> {
	const side = { width: PRINT_PX, height: PRINT_PX };
	printed ??= sharp({ create: { ...side, channels: 3, background: "#e8b04a" } })
		.jpeg()
		.toBuffer();
	return printed;
}
