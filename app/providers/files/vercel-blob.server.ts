import { del, list, put } from "@vercel/blob";
import { checkKey } from "./key";
import type { Files } from "./port";

/** The SDK tries ten times with growing pauses, a quarter of an hour in all; a page or job can't wait so long (ms). */
const PATIENCE = 30_000;

/**
 * Files in a private Vercel Blob store. Throws when the store doesn't answer within 30 s or refuses.
 * `apiUrl` is where the SDK has been sent by VERCEL_BLOB_API_URL, which it reads by itself for writing and
 * removing; its `get()` doesn't, so reading is the same request made here.
 */
export function createVercelBlobFiles({ token, apiUrl }: { token: string; apiUrl?: string }): Files {
	const store = apiUrl ? new URL(apiUrl).origin : storeOf(token);

	return {
		describe: () => ({ kind: "vendor", name: "Vercel Blob" }),

		async put(key, bytes, type) {
			checkKey(key);
			await inTime((abortSignal) =>
				put(key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
					access: "private",
					addRandomSuffix: false,
					allowOverwrite: true,
					contentType: type,
					token,
					abortSignal,
				}),
			);
		},

		async get(key) {
			checkKey(key);
			return inTime(async (signal) => {
				// `cache=0` passes the CDN by: a key written again must not answer with the old file, a removed one with none.
				const response = await fetch(`${store}/${key}?cache=0`, {
					headers: { authorization: `Bearer ${token}` },
					signal,
				});
				if (response.status === 404) {
					await response.body?.cancel();
					return null;
				}
				if (!response.ok) throw new Error(`Vercel Blob answered a read with ${response.status}`);
				return new Uint8Array(await response.arrayBuffer());
			});
		},

		async remove(keys) {
			keys.forEach(checkKey);
			if (keys.length > 0) await inTime((abortSignal) => del(keys, { token, abortSignal }));
		},

		async *keys() {
			let cursor: string | undefined;
			do {
				const page = await inTime((abortSignal) => list({ cursor, token, abortSignal }));
				yield* page.blobs.map(({ pathname }) => pathname);
				cursor = page.hasMore ? page.cursor : undefined;
			} while (cursor);
		},
	};
}

/** The address of a token's store, as the SDK builds it: the token reads `vercel_blob_rw_<store>_<secret>`. */
function storeOf(token: string): string {
	const id = token.split("_")[3];
	if (!id) throw new Error("BLOB_READ_WRITE_TOKEN names no store");
	return `https://${id}.private.blob.vercel-storage.com`;
}

/** The SDK heeds its signal during a request, not during its pauses: the time is kept here too. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const signal = AbortSignal.timeout(PATIENCE);
	const late = new Promise<never>((_, fail) => {
		signal.addEventListener("abort", () => fail(new Error("Vercel Blob did not answer in time")), {
			once: true,
		});
	});
	return Promise.race([work(signal), late]);
}
