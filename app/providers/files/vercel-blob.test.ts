import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { startBlob } from "../../../e2e/vendors/blob";
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
	blob.failNext = 503;
	await expect(files.get("b.webp")).rejects.toThrow("503");
	blob.failNext = 503;
	await expect(files.put("c.webp", one, "image/webp")).rejects.toThrow();
	blob.failNext = 503;
	await expect(files.remove(["b.webp"])).rejects.toThrow();
	expect(await files.get("b.webp")).toEqual(one);
});

test("another store's token is refused", async () => {
	const stranger = createVercelBlobFiles({ token: "vercel_blob_rw_other_secret", apiUrl: blob.url });
	await expect(stranger.put("a.webp", one, "image/webp")).rejects.toThrow();
	await expect(stranger.get("a.webp")).rejects.toThrow("403");
});

test("without another address it reads from the token's own private store", async () => {
	const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 404 }));
	const live = createVercelBlobFiles({ token: "vercel_blob_rw_St0re_secret" });
	expect(await live.get("covers/a.jpg")).toBeNull();
	expect(asked.mock.calls[0]?.[0]).toBe("https://St0re.private.blob.vercel-storage.com/covers/a.jpg?cache=0");
	asked.mockRestore();
	expect(() => createVercelBlobFiles({ token: "nonsense" })).toThrow("names no store");
});
