import type * as fs from "node:fs/promises";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEmbeddedFiles } from "./embedded.server";
import { filesContract } from "./port.contract";

/** The folders whose making fails once, as it does when a removal tidies their parent away at that moment. */
const tidiedAway = vi.hoisted(() => new Set<string>());

vi.mock("node:fs/promises", async (original) => {
	const real = await original<typeof fs>();
	const makeDirectory = async (path: string, options: { recursive: true; mode: number }) => {
		if (tidiedAway.delete(path)) await real.readdir(join(path, "no such folder"));
		return real.mkdir(path, options);
	};
	return { ...real, mkdir: makeDirectory };
});

const newDirectory = () => mkdtemp(join(tmpdir(), "shop-files-"));

filesContract("embedded", async () => {
	const directory = await newDirectory();
	return {
		files: createEmbeddedFiles({ directory }),
		stop: () => rm(directory, { recursive: true }),
	};
});

let directory: string;
beforeEach(async () => {
	directory = await newDirectory();
});
afterEach(() => rm(directory, { recursive: true }));

const one = new Uint8Array([1]);

test("folders and files are the shop's alone, and nothing is left on the way in", async () => {
	const root = join(directory, "files");
	await createEmbeddedFiles({ directory: root }).put("photos/a/b.jpg", one, "image/jpeg");
	const mode = async (path: string) => ((await stat(join(root, path))).mode & 0o777).toString(8);
	expect([
		await mode("."),
		await mode("photos"),
		await mode("photos/a"),
		await mode("photos/a/b.jpg"),
	]).toEqual(["700", "700", "700", "600"]);
	expect(await readdir(join(root, ".incoming"))).toEqual([]);
});

test("a write that fails leaves nothing behind", async () => {
	const files = createEmbeddedFiles({ directory });
	await files.put("covers/a/b.jpg", one, "image/jpeg");
	await expect(files.put("covers/a", one, "image/jpeg")).rejects.toThrow();
	expect(await readdir(join(directory, ".incoming"))).toEqual([]);
});

test("removing tidies the folders that became empty, up to the directory itself", async () => {
	const files = createEmbeddedFiles({ directory });
	await files.put("photos/a/1.jpg", one, "image/jpeg");
	await files.put("photos/b/2.jpg", one, "image/jpeg");
	await files.remove(["photos/a/1.jpg"]);
	expect(await readdir(join(directory, "photos"))).toEqual(["b"]);
	await files.remove(["photos/b/2.jpg"]);
	expect(await readdir(directory)).toEqual([".incoming"]);
});

test("files put in while their folder is being tidied away still arrive", async () => {
	const files = createEmbeddedFiles({ directory });
	for (let round = 0; round < 40; round++) {
		await files.put("photos/a/old.jpg", one, "image/jpeg");
		await Promise.all([files.remove(["photos/a/old.jpg"]), files.put("photos/a/new.jpg", one, "image/jpeg")]);
		expect(await files.get("photos/a/new.jpg")).not.toBeNull();
		await files.remove(["photos/a/new.jpg"]);
	}
});

test("a folder whose parent is tidied away while it is made is made again", async () => {
	const files = createEmbeddedFiles({ directory });
	tidiedAway.add(join(directory, "photos", "a"));
	await files.put("photos/a/new.jpg", one, "image/jpeg");
	expect(tidiedAway.size).toBe(0);
	expect(await files.get("photos/a/new.jpg")).not.toBeNull();
});

/** Two files half written, one ten minutes ago and one just now. */
async function halfWritten() {
	const incoming = join(directory, ".incoming");
	await mkdir(incoming, { recursive: true });
	await writeFile(join(incoming, "old"), "half a pho");
	await writeFile(join(incoming, "new"), "half a pho");
	const longAgo = new Date(Date.now() - 11 * 60 * 1000);
	await utimes(join(incoming, "old"), longAgo, longAgo);
	return () => readdir(incoming);
}

test("what a killed process left on the way in goes with the next removal", async () => {
	const files = createEmbeddedFiles({ directory });
	await files.put("a.jpg", one, "image/jpeg");
	const left = await halfWritten();
	await files.remove(["a.jpg"]);
	expect(await left()).toEqual(["new"]);
});

test("a process that starts takes it away with its first file, and leaves what another one is writing", async () => {
	const left = await halfWritten();
	await createEmbeddedFiles({ directory }).put("a.jpg", one, "image/jpeg");
	expect(await left()).toEqual(["new"]);
});
