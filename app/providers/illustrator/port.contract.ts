import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { briefWith, spreadBriefWith } from "~/studio/paper/briefs.testing";
import type { CastLikeness } from "~/studio/story/cast";
import type { DrawnHeads, Likeness } from "~/studio/story/likeness";
import type { Illustrator } from "./port";

export type IllustratorUnderTest = {
	illustrator: Illustrator;
	/** A portrait that the adapter is expected to draw. */
	photo: Uint8Array;
	stop?(): Promise<void>;
};

/** What every adapter of the illustrator port does. `start` gives an illustrator and a portrait to try it with. */
export function illustratorContract(name: string, start: () => Promise<IllustratorUnderTest>) {
	describe(`illustrator: ${name}`, () => {
		let started: IllustratorUnderTest;
		let heads: DrawnHeads;
		let likeness: Likeness;
		beforeAll(async () => {
			started = await start();
			const drawn = await started.illustrator.drawHeads(started.photo);
			if (!drawn.ok) throw new Error(`no likeness: ${drawn.error}`);
			heads = drawn.value;
			likeness = heads.heads[0];
		});
		afterAll(async () => {
			await started.illustrator.close();
			await started.stop?.();
		});

		test("says what it is", () => {
			const { kind, name: own, makers } = started.illustrator.describe();
			expect(["embedded", "vendor"]).toContain(kind);
			expect((makers ?? []).length > 0).toBe(kind === "vendor");
			expect(own.length).toBeGreaterThan(2);
		});

		test("a portrait of one person has one head", () => {
			expect(heads.heads).toHaveLength(1);
			expect(heads.verdict).toMatchObject({ shows: "person", faces: 1 });
		});

		test("a likeness is a PNG with a transparent ground and nothing of the photo's metadata", async () => {
			const metadata = await sharp(likeness.png).metadata();
			expect(metadata).toMatchObject({ format: "png", hasAlpha: true });
			expect(metadata.exif).toBeUndefined();
			expect(metadata.xmp).toBeUndefined();
			const { data, info } = await sharp(likeness.png).raw().toBuffer({ resolveWithObject: true });
			const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] as number;
			expect(alphaAt(2, 2)).toBeLessThan(20);
			expect(alphaAt(info.width - 3, 2)).toBeLessThan(20);
			expect(alphaAt(info.width >> 1, info.height >> 1)).toBeGreaterThan(235);
		});

		test("a vendor's painter draws each character's sheet first, and knows it by head and clothes, not by name", async () => {
			const { sheets, describe } = started.illustrator;
			expect(sheets !== undefined).toBe(describe().kind === "vendor");
			if (!sheets) return;
			const [{ member }] = briefWith(likeness).cast as [CastLikeness];
			const [name, ...others] = [
				{ member, likeness },
				{ member: { ...member, name: "Somebody Else" }, likeness },
				{ member: { ...member, outfit: "nightclothes" as const }, likeness },
				{ member, likeness: { png: Buffer.concat([likeness.png, Buffer.from("!")]) } },
			].map((brief) => sheets.nameOf(brief));
			expect(name).toMatch(/^[\w-]{20,}$/);
			expect(others.map((other) => other === name)).toEqual([true, false, false]);
			const drawn = await sheets.draw({ member, likeness });
			if (!drawn.ok) throw new Error(`no sheet: ${drawn.error}`);
			const metadata = await sharp(drawn.value).metadata();
			expect(metadata).toMatchObject({ format: "jpeg", space: "srgb" });
			expect([metadata.exif, metadata.xmp]).toEqual([undefined, undefined]);
			expect(await sheets.draw({ member, likeness }, AbortSignal.abort())).toEqual({
				ok: false,
				error: "unavailable",
			});
		});

		test("bytes that are no picture are unusable", async () => {
			expect(await started.illustrator.drawHeads(Buffer.from("not a picture"))).toEqual({
				ok: false,
				error: "unusable",
			});
		});

		test.each([1024, 2551] as const)("a cover of %i px is a JPEG of exactly that size", async (size) => {
			const drawn = await started.illustrator.drawCover(briefWith(likeness), size);
			if (!drawn.ok) throw new Error(`no cover: ${drawn.error}`);
			expect(drawn.value).toMatchObject({ type: "image/jpeg", width: size, height: size });
			const metadata = await sharp(drawn.value.bytes).metadata();
			expect(metadata).toMatchObject({ format: "jpeg", width: size, height: size, space: "srgb" });
			expect(metadata.exif).toBeUndefined();
		});

		test.each([
			1024, 2551,
		] as const)("a spread of %i px is a JPEG a page, of exactly that size", async (size) => {
			const drawn = await started.illustrator.drawSpread(spreadBriefWith(likeness), size);
			if (!drawn.ok) throw new Error(`no spread: ${drawn.error}`);
			expect(drawn.value).toHaveLength(2);
			for (const page of drawn.value) {
				expect(page).toMatchObject({ type: "image/jpeg", width: size, height: size });
				const metadata = await sharp(page.bytes).metadata();
				expect(metadata).toMatchObject({ format: "jpeg", width: size, height: size, space: "srgb" });
				expect(metadata.exif).toBeUndefined();
			}
			expect(drawn.value[0]?.bytes).not.toEqual(drawn.value[1]?.bytes);
		});

		test("words are handed out as they are lettered: whole, on their page, inside the safe area", async () => {
			const brief = spreadBriefWith(likeness);
			const words = ["Maya walked over the hill.", "“Zoë!” she called, to Łukasz and اسم."];
			const spread = { ...brief.spread, words };
			const drawnAs = async (lettered: boolean) => {
				const drawn = await started.illustrator.drawSpread({ ...brief, spread, lettered }, 1024);
				if (!drawn.ok) throw new Error(`no spread: ${drawn.error}`);
				return drawn.value;
			};
			const [lettered, bare] = [await drawnAs(true), await drawnAs(false)];
			for (const [i, page] of bare.entries()) {
				expect(page.words).toEqual(lettered[i]?.words);
				expect(page.bytes).not.toEqual(lettered[i]?.bytes);
				const said = page.words.map(({ text }) => text).join("");
				expect(said.replaceAll(/\s/g, "")).toBe(words[i]?.replaceAll(" ", ""));
				for (const { x, y, size, font } of page.words) {
					expect(x).toBeGreaterThanOrEqual(20);
					expect(y).toBeGreaterThan(10);
					expect(Math.max(x, y)).toBeLessThan(190);
					expect(size).toBeGreaterThanOrEqual(14);
					expect(font).toMatch(/^[a-z-]+\/files\/[a-z0-9-]+\.woff$/);
				}
			}
			const cover = await started.illustrator.drawCover({ ...briefWith(likeness), lettered: false }, 1024);
			if (!cover.ok) throw new Error(`no cover: ${cover.error}`);
			const title = cover.value.words.map(({ text }) => text).join("");
			expect(title.replaceAll(/\s/g, "")).toBe("MayaandtheLanternSeaAstoryforMaya");
		});

		test("a page without a scene is drawn all the same", async () => {
			const brief = spreadBriefWith(likeness);
			const imprint = {
				...brief.spread,
				kind: "imprint",
				pages: [2],
				scene: null,
				composition: null,
			} as const;
			const drawn = await started.illustrator.drawSpread(
				{ ...brief, spread: { ...imprint, words: ["For Maya."] } },
				1024,
			);
			if (!drawn.ok) throw new Error(`no page: ${drawn.error}`);
			expect(drawn.value).toHaveLength(1);
		});

		test("a drawing that was broken off is unavailable", async () => {
			const broken = AbortSignal.abort();
			expect(await started.illustrator.drawHeads(started.photo, broken)).toEqual({
				ok: false,
				error: "unavailable",
			});
			expect(await started.illustrator.drawCover(briefWith(likeness), 1024, broken)).toEqual({
				ok: false,
				error: "unavailable",
			});
			expect(await started.illustrator.drawSpread(spreadBriefWith(likeness), 1024, broken)).toEqual({
				ok: false,
				error: "unavailable",
			});
		});
	});
}
