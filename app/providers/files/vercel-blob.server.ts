import {
	BlobAccessError,
	BlobRequestAbortedError,
	BlobServiceNotAvailable,
	BlobServiceRateLimited,
	BlobStoreNotFoundError,
	BlobStoreSuspendedError,
	del,
	list,
	put,
} from "@vercel/blob";
import {
	noAnswer,
	type TellFailure,
	toNobody,
	VendorError,
	type VendorFailure,
	vendorFailure,
} from "../vendor-failure";
import { checkKey } from "./key";
import type { Files } from "./port";

/** The SDK tries ten times with growing pauses, a quarter of an hour in all; a page or job can't wait so long (ms). */
const PATIENCE = 30_000;

/**
 * Files in a private Vercel Blob store. Throws a VendorError, and tells it, when the store doesn't answer within 30 s or refuses.
 * `apiUrl` is where the SDK has been sent by VERCEL_BLOB_API_URL, which it reads by itself for writing and
 * removing; its `get()` doesn't, so reading is the same request made here.
 */
export function createVercelBlobFiles(parts: {
	token: string;
	apiUrl?: string;
	tell?: TellFailure;
	patienceMs?: number;
}): Files {
	const { token, apiUrl, tell = toNobody, patienceMs = PATIENCE } = parts;
	const store = () => (apiUrl ? new URL(apiUrl).origin : storeOf(token));

	const asking = async <T>(operation: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
		try {
			return await inTime(patienceMs, work);
		} catch (error) {
			const failure = failureOf(operation, error);
			tell(failure);
			throw new VendorError(failure);
		}
	};

	return {
		describe: () => ({ kind: "vendor", name: "Vercel Blob" }),

		async put(key, bytes, type) {
			checkKey(key);
			await asking("put", (abortSignal) =>
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
			// `cache=0` passes the CDN by: a key written again must not answer with the old file, a removed one with none.
			const address = `${store()}/${key}?cache=0`;
			return asking("get", async (signal) => {
				const response = await fetch(address, {
					headers: { authorization: `Bearer ${token}` },
					signal,
				});
				if (response.status === 404) {
					await response.body?.cancel();
					return null;
				}
				if (!response.ok)
					throw new VendorError(vendorFailure("Vercel Blob", "get", { status: response.status }));
				return new Uint8Array(await response.arrayBuffer());
			});
		},

		async remove(keys) {
			keys.forEach(checkKey);
			if (keys.length > 0) await asking("del", (abortSignal) => del(keys, { token, abortSignal }));
		},

		async *keys() {
			let cursor: string | undefined;
			do {
				const page = await asking("list", (abortSignal) => list({ cursor, token, abortSignal }));
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
async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const signal = AbortSignal.timeout(ms);
	const late = new Promise<never>((_, fail) => {
		signal.addEventListener("abort", () => fail(signal.reason), { once: true });
	});
	return Promise.race([work(signal), late]);
}

/** The SDK has a class for what the store says, and no status. */
const STATUSES = [
	[BlobAccessError, 403],
	[BlobStoreNotFoundError, 404],
	[BlobStoreSuspendedError, 402],
	[BlobServiceRateLimited, 429],
	[BlobServiceNotAvailable, 503],
] as const;

function failureOf(operation: string, error: unknown): VendorFailure {
	if (error instanceof VendorError) return error.failure;
	const [, status] = STATUSES.find(([kind]) => error instanceof kind) ?? [];
	if (status !== undefined) return vendorFailure("Vercel Blob", operation, { status });
	const isLate = error instanceof BlobRequestAbortedError;
	return isLate
		? vendorFailure("Vercel Blob", operation, { code: "timeout" })
		: noAnswer("Vercel Blob", operation, error);
}
