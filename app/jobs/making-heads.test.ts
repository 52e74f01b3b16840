import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
import { ideaOf, photoOf, ROSA } from "~/shop/books/books.testing";
import { type Started, startBook } from "~/shop/books/start-book.server";
import { startCover } from "~/shop/covers/start-cover.server";
import { findingPeople, headIds } from "~/shop/likenesses/likenesses.testing";
import { readLikeness } from "~/shop/likenesses/read-likeness.server";
import { turnPhoto } from "~/shop/likenesses/turn-photo.server";
import { photoIdOf } from "~/shop/photos/rules";
import type { Result } from "~/shop/result";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import type { CoverBrief } from "~/studio/story/brief";
import { runAll } from "./making.testing";
import { runDueJobs } from "./worker.server";

const bookOf = (started: Result<Started>) => (started.ok ? started.value.bookId : "");

async function shopOfHeads(people: number) {
	const illustrator = { ...findingPeople(people), drawCover: vi.fn(quickIllustrator().drawCover) };
	return { illustrator, shop: await openTestShop({ illustrator }) };
}

/** The red of each character's head in the last cover's brief: which of the heads it is. */
async function redsOf(drawCover: { mock: { calls: Parameters<Illustrator["drawCover"]>[] } }) {
	const brief = drawCover.mock.calls.at(-1)?.[0] as CoverBrief;
	const colours = brief.cast.map(({ likeness }) => sharp(likeness.png).raw().toBuffer());
	return (await Promise.all(colours)).map((pixels) => pixels[0]);
}

test("a family of four pays for each likeness once, when its photo comes, not with its covers", async () => {
	const { shop, illustrator } = await shopOfHeads(1);
	const idea = await ideaOf(shop, ROSA);
	const [, second] = idea.characters;
	for (const name of ["Sam", "Ada"]) {
		if (second) idea.characters.push({ ...second, name, imageUrl: await photoOf(shop, ROSA) });
	}
	await runDueJobs(shop);
	expect(illustrator.drawHeads).toHaveBeenCalledTimes(4);
	const bookId = bookOf(await startBook(shop, ROSA, idea, { door: "form", coverFor: "" }));
	await runDueJobs(shop);
	await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false });
	await runDueJobs(shop);
	expect(illustrator.drawCover).toHaveBeenCalledTimes(2);
	expect(illustrator.drawHeads).toHaveBeenCalledTimes(4);
});

test("each character has the head that was chosen, without a choice the first; two may share a photo", async () => {
	const { shop, illustrator } = await shopOfHeads(3);
	const idea = await ideaOf(shop, ROSA);
	const [main, pet] = idea.characters;
	if (!main || !pet) throw new Error("no characters");
	await runDueJobs(shop);
	const chosen = headIds(await readLikeness(shop, ROSA, photoIdOf(main.imageUrl) ?? ""));
	const characters = [
		{ ...main, headId: chosen[2] ?? "" },
		{ ...pet, imageUrl: main.imageUrl, headId: chosen[1] ?? "" },
		{ ...pet, name: "Sam", imageUrl: main.imageUrl },
		pet,
	];
	// A form would be asked first.
	const bookId = bookOf(await startBook(shop, ROSA, { ...idea, characters }, { door: "call" }));
	await runDueJobs(shop);
	await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false });
	await runDueJobs(shop);
	expect(await redsOf(illustrator.drawCover)).toEqual([40, 20, 0, 0]);
	const kept = await shop.db.selectFrom("characters").select("head_id").orderBy("position").execute();
	expect(kept.map(({ head_id }) => head_id)).toEqual([chosen[2], chosen[1], null, null]);
	const keys = await shop.db.selectFrom("characters").select("likeness_key").execute();
	expect(new Set(keys.map(({ likeness_key }) => likeness_key)).size).toBe(4);
});

test("a photo turned before its cover is drawn is on it the new way up, even where a cover has failed before", async () => {
	const { shop, illustrator } = await shopOfHeads(1);
	illustrator.drawCover.mockResolvedValueOnce({ ok: false, error: "refused" });
	const idea = await ideaOf(shop, ROSA);
	const bookId = bookOf(await startBook(shop, ROSA, idea, { door: "form", coverFor: "" }));
	await runAll(shop);
	const likenesses = () =>
		shop.db.selectFrom("characters").select("likeness_key").orderBy("position").execute();
	const before = await likenesses();
	expect(before.every(({ likeness_key }) => likeness_key !== null)).toBe(true);
	await turnPhoto(shop, ROSA, photoIdOf(idea.characters[0]?.imageUrl ?? "") ?? "", 0);
	const again = { ...idea, title: "Rosa again", book: bookId };
	expect(bookOf(await startBook(shop, ROSA, again, { door: "form", coverFor: "" }))).toBe(bookId);
	await runAll(shop);
	const [turned, other] = await likenesses();
	expect(turned?.likeness_key).not.toBe(before[0]?.likeness_key);
	expect(other?.likeness_key).toBe(before[1]?.likeness_key);
	expect(await shop.providers.files.get(before[0]?.likeness_key ?? "")).toBeNull();
	expect(illustrator.drawHeads).toHaveBeenCalledTimes(3);
	expect(
		await shop.db.selectFrom("covers").select("state").where("state", "=", "ready").execute(),
	).toHaveLength(1);
});

test("a likeness that failed with the upload is tried again for the cover", async () => {
	const { shop, illustrator } = await shopOfHeads(1);
	illustrator.drawHeads.mockResolvedValueOnce({ ok: false, error: "unusable" });
	const idea = await ideaOf(shop, ROSA);
	await runDueJobs(shop);
	const states = () => shop.db.selectFrom("photos").select("likeness").orderBy("likeness").execute();
	expect(await states()).toEqual([{ likeness: "failed" }, { likeness: "ready" }]);
	await startBook(shop, ROSA, idea, { door: "form", coverFor: "" });
	await runDueJobs(shop);
	expect(await states()).toEqual([{ likeness: "ready" }, { likeness: "ready" }]);
	expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
});
