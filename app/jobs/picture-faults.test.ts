import { expect, test } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
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
	const bought = { pictures: 2, cents: 8, tokens: 1200 };
	const { shop, bookId } = await madeBy({
		drawCover: async (...asked) => ({ ...(await quick.drawCover(...asked)), ...bought, faults: ["writing"] }),
		drawSpread: async (brief, ...asked) => ({
			...(await quick.drawSpread(brief, ...asked)),
			...(brief.spread.pages[0] === 4 ? { ...bought, faults: ["too few heads", "wrong limbs"] } : {}),
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
	const { tokens, pictures } = await spentOn(shop, bookId);
	expect(tokens).toBeGreaterThanOrEqual(2400);
	expect(pictures).toBeGreaterThanOrEqual(4);
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
