import { expect, test } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA } from "~/shop/books/books.testing";
import { coverArtKey } from "~/shop/books/picture-keys";
import { respellCover } from "~/shop/covers/respell-cover.server";
import { SCREEN_PX } from "~/shop/covers/rules";
import { changePage } from "~/shop/pages/change-page.server";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { runAll, sentForm } from "./making.testing";

const quick = quickIllustrator();

/** A book of a vendor's that inspects what it paints, and finds this wrong with it. */
async function madeBy(drawn: Pick<Illustrator, "drawCover" | "drawSpread">) {
	const describe = () => ({ kind: "vendor", name: "inspected", inspector: "somebody" }) as const;
	const shop = await openTestShop({ illustrator: { ...quick, describe, ...drawn } });
	shop.settings.PREVIEW_SPREADS = 1;
	const bookId = await sentForm(shop);
	await runAll(shop);
	return { shop, bookId };
}

test("what is wrong with a picture that is shown is noted down with it, and its inspections are counted", async () => {
	const bought = (size: number, tokens: number) =>
		size === SCREEN_PX ? { pictures: 2, cents: 8, tokens } : { pictures: 0 };
	const { shop, bookId } = await madeBy({
		drawCover: async (brief, size) => ({
			...{ ...(await quick.drawCover(brief, size)), faults: ["writing"] as const },
			...bought(size, 1000),
		}),
		drawSpread: async (brief, size) => ({
			...(await quick.drawSpread(brief, size)),
			...(brief.spread.pages[0] === 4
				? { faults: ["too few heads", "wrong limbs"] as const, ...bought(size, 200) }
				: { pictures: 0 }),
		}),
	});
	const covers = await shop.db.selectFrom("covers").select(["state", "faults"]).execute();
	expect(covers).toEqual([{ state: "ready", faults: "writing" }]);
	const noted = shop.db.selectFrom("page_versions").select(["first_page", "faults"]);
	expect(await noted.where("faults", "is not", null).execute()).toEqual([
		{ first_page: 4, faults: "too few heads, wrong limbs" },
	]);
	const told = shop.logged.filter(({ event }) => event === "picture shown with faults");
	expect(told).toHaveLength(2);
	const cost = 16 * shop.settings.COST_OF_DOLLAR + 120 * shop.settings.COST_OF_TOKENS;
	expect(await spentOn(shop, bookId)).toEqual({ tokens: 1200, pictures: 4, cost });
});

test("a cover that was refused twice by its inspector is a refused one, and what it cost is counted", async () => {
	const bought = { pictures: 2, cents: 8, tokens: 1200 };
	const { shop, bookId } = await madeBy({
		...quick,
		drawCover: async () => ({ ok: false, error: "refused", ...bought }),
	});
	const covers = await shop.db.selectFrom("covers").select(["state", "failure", "faults"]).execute();
	expect(covers).toEqual([{ state: "failed", failure: "refused", faults: null }]);
	expect(await spentOn(shop, bookId)).toMatchObject({ tokens: 1200, pictures: 2 });
});

test("the same picture with other words is known by the faults that it was shown with, and nobody forgets them", async () => {
	/** As the painter does: what is kept is given as it was, with the faults that it has. */
	const { shop, bookId } = await madeBy({
		drawCover: async (brief, size, signal, art) => ({
			...(await quick.drawCover(brief, size, signal)),
			faults: (await art?.find("screen")) ? art?.faults : ["writing"],
		}),
		drawSpread: async (brief, size, signal, art) => {
			const isKept = await art?.find("screen");
			if (!isKept) await art?.keep("screen", new Uint8Array([1]));
			return {
				...(await quick.drawSpread(brief, size, signal)),
				faults: isKept ? art?.faults : brief.spread.pages[0] === 4 ? ["wrong limbs", "writing"] : undefined,
			};
		},
	});
	expect(await changePage(shop, ROSA, { bookId, number: 4, by: "reword" })).toMatchObject({ ok: true });
	await runAll(shop);
	const cover = await shop.db.selectFrom("covers").select("id").executeTakeFirstOrThrow();
	await shop.providers.files.put(coverArtKey(cover.id, "screen"), new Uint8Array([1]), "image/jpeg");
	await shop.db.transaction().execute((trx) => respellCover(trx, shop, cover.id));
	await runAll(shop);
	const covers = shop.db.selectFrom("covers").select(["state", "faults"]);
	expect(await covers.execute()).toEqual(Array(2).fill({ state: "ready", faults: "writing" }));
	const pages = shop.db.selectFrom("page_versions").select(["version", "faults"]).where("first_page", "=", 4);
	expect(await pages.orderBy("version").execute()).toEqual([
		{ version: 1, faults: "wrong limbs, writing" },
		{ version: 2, faults: "wrong limbs, writing" },
	]);
});

test("an inspection is counted with its book as soon as it is asked for, also where its picture never comes", async () => {
	const { shop, bookId } = await madeBy({
		drawSpread: quick.drawSpread,
		drawCover: async (_, __, ___, art) => {
			await art?.countInspection?.(2500);
			return { ok: false, error: "refused" };
		},
	});
	expect(await spentOn(shop, bookId)).toMatchObject({ tokens: 2500, pictures: 0 });
});
