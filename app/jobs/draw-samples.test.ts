import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
import { readSample, stylesWithSamples } from "~/shop/pages/style-samples.server";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { swept } from "./sweep.testing";

const drawing = (kind: "embedded" | "vendor", drawSpread = quickIllustrator().drawSpread) => ({
	...quickIllustrator(),
	describe: () => ({ kind, name: kind }),
	drawSpread: vi.fn<Illustrator["drawSpread"]>(drawSpread),
});

const HOUR = 3600_000;

test("each style that can be chosen is drawn once to choose by, and a vendor's picture is counted", async () => {
	const shop = await openTestShop();
	const [painted, paper] = [drawing("vendor"), drawing("embedded")];
	await swept(shop);
	expect(await stylesWithSamples(shop)).toEqual([]);
	expect(await readSample(shop, "painted")).toBeNull();

	shop.providers.styles = { painted, "paper-theatre": paper };
	expect((await stylesWithSamples(shop)).map(({ sample }) => sample)).toEqual([null, null]);
	for (let hour = 0; hour < 3; hour++) {
		shop.clock.advance(HOUR);
		await swept(shop);
	}
	for (const { drawSpread } of [painted, paper]) {
		expect(drawSpread).toHaveBeenCalledTimes(1);
		expect(drawSpread.mock.calls[0]?.[0].cast).toEqual([]);
	}
	expect((await stylesWithSamples(shop)).map(({ sample }) => sample)).toEqual([
		"/create-book/styles/painted",
		"/create-book/styles/paper-theatre",
	]);
	const sample = await readSample(shop, "painted");
	expect(await sharp(sample ?? undefined).metadata()).toMatchObject({
		format: "jpeg",
		width: 320,
		height: 320,
	});
	expect((await spentOn(shop, "style-samples")).pictures).toBe(1);
	expect(await readSample(shop, "../../shop.db")).toBeNull();
});

test("a style whose sample can't be drawn is offered without one, and tried again an hour later", async () => {
	const shop = await openTestShop();
	const painted = drawing("vendor", async () => ({ ok: false, error: "unavailable" }));
	shop.providers.styles = { painted, "paper-theatre": drawing("embedded") };
	await swept(shop);
	expect((await stylesWithSamples(shop)).map(({ sample }) => sample !== null)).toEqual([false, true]);
	painted.drawSpread.mockImplementation(quickIllustrator().drawSpread);
	shop.settings.COST_OF_DAY = 0;
	shop.clock.advance(HOUR);
	await swept(shop);
	expect(painted.drawSpread).toHaveBeenCalledTimes(1);
	shop.settings.COST_OF_DAY = 10_000;
	shop.clock.advance(HOUR);
	await swept(shop);
	expect(painted.drawSpread).toHaveBeenCalledTimes(2);
	expect((await stylesWithSamples(shop)).map(({ sample }) => sample !== null)).toEqual([true, true]);
});
