import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { startBlob } from "../../../e2e/vendors/blob";
import type { VendorFailure } from "../vendor-failure";
import { filesContract } from "./port.contract";
import { createVercelBlobFiles } from "./vercel-blob.server";

const blob = await startBlob();
const files = createVercelBlobFiles({ token: blob.token, apiUrl: blob.url });
const one = new Uint8Array([1]);

// The SDK reads where to go, and how often to try, from the environment by itself.
beforeEach(() => {
	vi.stubEnv("VERCEL_BLOB_API_URL", blob.url);
	vi.stubEnv("VERCEL_BLOB_RETRIES", "0");
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => blob.close());

filesContract("vercel blob", async () => ({ files, stop: async () => blob.stored.clear() }));

test("stores the file's type", async () => {
	await files.put("a.webp", one, "image/webp");
	expect(blob.stored.get("a.webp")?.type).toBe("image/webp");
});

test("a store that fails is thrown, never taken for a missing file", async () => {
	await files.put("b.webp", one, "image/webp");
	blob.faults.push({ does: 503 });
	await expect(files.get("b.webp")).rejects.toThrow("Vercel Blob said 503: it is too busy (get)");
	blob.faults.push({ does: 503 });
	await expect(files.put("c.webp", one, "image/webp")).rejects.toThrow();
	blob.faults.push({ does: 503 });
	await expect(files.remove(["b.webp"])).rejects.toThrow();
	expect(await files.get("b.webp")).toEqual(one);
});

const told: VendorFailure[] = [];
test("another store's token is refused", async () => {
	const stranger = createVercelBlobFiles({
		token: "vercel_blob_rw_other_secret",
		apiUrl: blob.url,
		tell: (failure) => told.push(failure),
	});
	const says = "Vercel Blob said 403: the token in BLOB_READ_WRITE_TOKEN may not do this";
	await expect(stranger.put("a.webp", one, "image/webp")).rejects.toThrow(`${says} (put)`);
	await expect(stranger.get("a.webp")).rejects.toThrow(`${says} (get)`);
	expect(told.map(({ operation }) => operation)).toEqual(["put", "get"]);
});

test("without another address it reads from the token's own private store", async () => {
	const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 404 }));
	const live = createVercelBlobFiles({ token: "vercel_blob_rw_St0re_secret" });
	expect(await live.get("covers/a.jpg")).toBeNull();
	expect(asked.mock.calls[0]?.[0]).toBe("https://St0re.private.blob.vercel-storage.com/covers/a.jpg?cache=0");
	asked.mockRestore();
	await expect(createVercelBlobFiles({ token: "nonsense" }).get("a.jpg")).rejects.toThrow("names no store");
});
