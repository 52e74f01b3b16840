import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { hashOf } from "~/commands/source-hash.mjs";
import type { DrawnHeads } from "~/studio/story/likeness";
import { headsFrom } from "./draw-likeness.server";
import { keptHeads, MADE_WITH } from "./kept-heads.testing";

/** The modules of ours that a module is made of, itself among them. */
function madeOf(path: string, found = new Set<string>()): Set<string> {
	if (found.has(path)) return found;
	found.add(path);
	// A type alone calculates nothing.
	const text = readFileSync(path, "utf8").replace(/^(?:im|ex)port type [^;]+;/gm, "");
	for (const [, to = ""] of text.matchAll(/(?:from|import\() ?"((?:\.|~\/)[^"]+)"/g)) {
		const stem = to.startsWith("~/") ? to.replace("~", "app") : normalize(join(dirname(path), to));
		madeOf([`${stem}.ts`, `${stem}/index.ts`].find(existsSync) ?? `${stem}: nowhere`, found);
	}
	return found;
}

test("heads are kept under a hash of all that makes them", () => {
	const modules = [...madeOf("app/studio/likeness/draw-likeness.server.ts")];
	expect(modules.length).toBeGreaterThan(30);
	expect(
		modules.filter((path) => !MADE_WITH.some((made) => path === made || path.startsWith(`${made}/`))),
	).toEqual([]);
	expect(MADE_WITH.filter((path) => !existsSync(path))).toEqual([]);
});

test("a changed module is another hash: its heads are drawn anew", () => {
	const folder = mkdtempSync(join(tmpdir(), "kept-heads-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const copied = MADE_WITH.map((path) => join(folder, path));
	for (const [i, path] of MADE_WITH.entries()) cpSync(path, copied[i] as string, { recursive: true });
	const before = hashOf(copied);
	const module = join(folder, "app/studio/likeness/models/find-faces.server.ts");
	writeFileSync(module, `${readFileSync(module, "utf8")}\n`);
	expect(hashOf(copied)).not.toBe(before);
});

test("what is kept is what was drawn", async () => {
	const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#5f7a55" } })
		.jpeg()
		.toBuffer();
	const told = (drawn: DrawnHeads | null) => ({
		heads: drawn?.heads.map(({ png }) => Buffer.from(png).toString("base64")),
		verdict: drawn?.verdict,
	});
	const drawn = told(await headsFrom(photo));
	for (const _ of ["drawn or kept", "kept"]) expect(told(await keptHeads(photo))).toEqual(drawn);
	expect(await keptHeads(new Uint8Array([1, 2, 3]))).toBeNull();
});
