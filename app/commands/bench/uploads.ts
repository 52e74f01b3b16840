import sharp from "sharp";
import type { Served } from "./servers";

const MB = 1024 * 1024;

/** A photo of exactly so many bytes: a real JPEG, followed by bytes that its end marker tells a reader to ignore. */
async function photoOf(bytes: number): Promise<Blob> {
	const jpeg = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#b5651d" } })
		.jpeg()
		.toBuffer();
	return new Blob([new Uint8Array(jpeg), new Uint8Array(bytes - jpeg.length)]);
}

/** Uploads ten photos of `bytes` at once. Gives the growth of the server's resident memory, MB, and seconds taken. */
export async function uploadTen(server: Served, bytes: number) {
	const photo = await photoOf(bytes);
	const before = server.memory();
	server.peak();
	const began = performance.now();
	await Promise.all(
		Array.from({ length: 10 }, async () => {
			const form = new FormData();
			form.append("file", photo, "photo.jpg");
			const response = await fetch(`${server.url}/api/uploads`, { method: "POST", body: form });
			if (response.status !== 201) throw new Error(`upload answered ${response.status}`);
		}),
	);
	return { growthMb: Math.max(0, server.peak() - before), seconds: (performance.now() - began) / 1000 };
}

export const UPLOAD_SIZES = [3 * MB, 30 * MB];
