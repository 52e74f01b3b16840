import type { Page } from "@playwright/test";
import { expect, test } from "./test";

const open = (page: Page) => page.locator(".toast:popover-open");

/** Asks the shell for a toast, as the pages' scripts do. */
function raise(page: Page, detail: object): Promise<void> {
	return page.evaluate((toast) => {
		document.dispatchEvent(new CustomEvent("shop:toast", { detail: toast }));
	}, detail);
}

test.describe("toasts", { tag: "@script" }, () => {
	test.beforeEach(async ({ page }) => {
		await page.clock.install({ time: "2026-11-20T10:00:00" });
		await page.goto("/");
		await expect(page.locator("script[src*=shell]")).toBeAttached();
		await page.clock.pauseAt("2026-11-20T11:00:00");
	});

	test("the shell's closes after 3 s, the generic one after 5 s, an error stays", async ({ page }) => {
		await raise(page, { message: "Shell", type: "success", duration: 3000 });
		await raise(page, { message: "Generic", type: "success" });
		await raise(page, { message: "Broken", type: "error" });
		await expect(open(page)).toHaveCount(3);
		await expect(page.getByRole("alert")).toHaveText(/Broken/);
		await page.clock.runFor(2_900);
		await expect(open(page)).toHaveCount(3);
		await page.clock.runFor(200);
		await expect(open(page)).toHaveText([/Generic/, /Broken/]);
		await page.clock.runFor(2_000);
		await expect(open(page)).toHaveText([/Broken/]);
		await page.clock.runFor(60_000);
		await expect(open(page)).toHaveText([/Broken/]);
		await open(page).getByRole("button", { name: "Close" }).click();
		await expect(open(page)).toHaveCount(0);
	});

	test("one that a script raises is drawn like the server's", async ({ page, visit }) => {
		const server = await visit();
		await server.goto("/styles");
		const drawn = await server.locator("[data-toast]").evaluateAll((toasts) =>
			toasts.map((toast) => ({
				type: [...toast.classList].find((name) => /^toast-(success|error|info|warning)$/.test(name)) ?? "",
				message: toast.querySelector(".toast-text")?.firstChild?.textContent ?? "",
				inside: toast.innerHTML,
			})),
		);
		expect(drawn).not.toEqual([]);
		for (const { type, message, inside } of drawn) {
			await raise(page, { message, type: type.replace("toast-", "") });
			expect(await open(page).last().innerHTML()).toBe(inside);
		}
	});

	test("the generic one stands top right, the shell's top centre", async ({ page }) => {
		await raise(page, { message: "Shell", type: "info", duration: 3000 });
		await raise(page, { message: "Generic", type: "info" });
		const [shell, generic] = [await open(page).first().boundingBox(), await open(page).last().boundingBox()];
		const centre = (shell?.x ?? 0) + (shell?.width ?? 0) / 2;
		expect(Math.abs(centre - 640)).toBeLessThan(20);
		expect((generic?.x ?? 0) + (generic?.width ?? 0)).toBeGreaterThan(1200);
		expect(shell?.y).toBeLessThan(40);
		expect(generic?.y).toBeLessThan(40);
	});

	test("its time stands still while it is pointed at, focused or the window isn't looked at", async ({
		page,
	}) => {
		await raise(page, { message: "Stay", type: "success" });
		await open(page).hover();
		await page.clock.runFor(20_000);
		await expect(open(page)).toHaveCount(1);
		await open(page).getByRole("button", { name: "Close" }).focus();
		await page.mouse.move(10, 700);
		await page.clock.runFor(20_000);
		await expect(open(page)).toHaveCount(1);
		await open(page).getByRole("button", { name: "Close" }).blur();
		await page.clock.runFor(6_000);
		await expect(open(page)).toHaveCount(0);
	});

	test("dragged 80 % of its width it is gone, less far it comes back", async ({ page }) => {
		await raise(page, { message: "Drag me away", type: "error" });
		const drag = async (part: number) => {
			const box = await open(page).boundingBox();
			if (!box) throw new Error("there is no toast");
			await page.mouse.move(box.x + 20, box.y + box.height / 2);
			await page.mouse.down();
			await page.mouse.move(box.x + 20 + (box.width * part) / 2, box.y + box.height / 2);
			await page.mouse.move(box.x + 20 + box.width * part, box.y + box.height / 2);
			await page.mouse.up();
		};
		await drag(0.7);
		await expect(open(page)).toHaveCount(1);
		await expect(open(page)).toHaveCSS("opacity", "1");
		await drag(-0.85);
		await expect(open(page)).toHaveCount(0);
	});
});
