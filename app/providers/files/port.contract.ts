import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Files } from "./port";

type Started = { files: Files; stop(): Promise<void> };

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What every adapter of the files port does. `start` gives an empty store. */
export function filesContract(name: string, start: () => Promise<Started>) {
	describe(`files: ${name}`, () => {
		let started: Started;
		let files: Files;
		beforeAll(async () => {
			started = await start();
			files = started.files;
		});
		afterAll(() => started.stop());

		const read = async (key: string) => {
			const bytes = await files.get(key);
			return bytes === null ? null : new TextDecoder().decode(bytes);
		};

		test("gives back the bytes it was given", async () => {
			const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
			await files.put("photos/k3y/1732100000000-Mum_and.me.jpg", bytes, "image/jpeg");
			const kept = await files.get("photos/k3y/1732100000000-Mum_and.me.jpg");
			expect(kept && Buffer.compare(kept, bytes)).toBe(0);
		});

		test("stores the part of a buffer that it was given, not the whole", async () => {
			await files.put("part.pdf", bytesOf("whole buffer").subarray(6), "application/pdf");
			expect(await read("part.pdf")).toBe("buffer");
		});

		test("keeps an empty file apart from none", async () => {
			await files.put("empty.png", new Uint8Array(), "image/png");
			expect(await read("empty.png")).toBe("");
			expect(await files.get("nothing.png")).toBeNull();
			expect(await files.get("empty.png/inside")).toBeNull();
			expect(await files.get("photos/k3y")).toBeNull();
		});

		test("writing a key again replaces it whole", async () => {
			await files.put("covers/a.jpg", bytesOf("a longer first cover"), "image/jpeg");
			await files.put("covers/a.jpg", bytesOf("second"), "image/jpeg");
			expect(await read("covers/a.jpg")).toBe("second");
		});

		test("writing a key twice at once keeps one of the two", async () => {
			const texts = ["x".repeat(50_000), "y".repeat(40_000)];
			await Promise.all(texts.map((text) => files.put("covers/at-once.jpg", bytesOf(text), "image/jpeg")));
			expect(texts).toContain(await read("covers/at-once.jpg"));
		});

		test("removes several, and one that isn't there is no error", async () => {
			await files.put("drafts/one.png", bytesOf("1"), "image/png");
			await files.put("drafts/two.png", bytesOf("2"), "image/png");
			await files.put("drafts/three.png", bytesOf("3"), "image/png");
			await files.remove(["drafts/one.png", "drafts/two.png", "drafts/never.png"]);
			expect([await read("drafts/one.png"), await read("drafts/two.png")]).toEqual([null, null]);
			expect(await read("drafts/three.png")).toBe("3");
			await files.remove(["drafts/one.png"]);
			await files.remove([]);
		});

		test("names every key there is, and none that is gone", async () => {
			const keysIn = async () => {
				const keys: string[] = [];
				for await (const key of files.keys()) if (key.startsWith("listed/")) keys.push(key);
				return keys.sort();
			};
			expect(await keysIn()).toEqual([]);
			const many = ["1", "2", "3", "4", "5"].map((name) => `listed/${name}/${name}.jpg`);
			for (const key of many) await files.put(key, bytesOf(key), "image/jpeg");
			expect(await keysIn()).toEqual(many);
			await files.remove(many.slice(1));
			expect(await keysIn()).toEqual(many.slice(0, 1));
		});

		const BAD_KEYS = [
			"",
			"/rooted",
			"trailing/",
			"double//slash",
			"../outside",
			"a/../b",
			"a..b",
			".hidden",
			"a/.hidden",
			"back\\slash",
			"a space",
			"nul\0",
			"café.jpg",
			"query?cache=1",
			"a%2e",
			"a".repeat(301),
		];
		test.each(BAD_KEYS)("the key %j is a bug", async (key) => {
			await expect(files.put(key, bytesOf("x"), "image/png")).rejects.toThrow("not a file key");
			await expect(files.get(key)).rejects.toThrow("not a file key");
			await expect(files.remove(["fine.png", key])).rejects.toThrow("not a file key");
		});
	});
}
