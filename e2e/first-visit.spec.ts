import type { Route } from "@playwright/test";
import { expect, test } from "./test";

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test(`a first visit sees nothing undressed, motion: ${reducedMotion}`, { tag: "@script" }, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		const held: Route[] = [];
		await page.route("**/*.css", (route) => void held.push(route));
		await page.goto("/sign-in", { waitUntil: "commit" });
		await expect(page.getByRole("contentinfo")).toBeAttached();
		const waiting = await page.evaluate(() => {
			// As the browser does by itself for a form it may fill in: styles are worked out before the sheet is there.
			const top = document.body.offsetHeight;
			const moved: string[] = [];
			document.addEventListener("transitionrun", ({ target, propertyName }) => {
				moved.push(`${(target as Element).className}: ${propertyName}`);
			});
			Object.assign(window, { moved });
			return { top, paints: performance.getEntriesByType("paint").length };
		});
		expect(waiting.top).toBeGreaterThan(0);
		expect(waiting.paints, "what is painted before the styles").toBe(0);
		await Promise.all(held.map((route) => route.continue()));
		await page.waitForLoadState("load");
		await expect
			.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length))
			.toBeGreaterThan(0);
		expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
	});
}
