import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Steps } from "./Steps";

test("the step one is at is marked, those behind are done, those ahead are neither", () => {
	const html = renderToStaticMarkup(<Steps current={2} />);
	const [first, second, third] = html.match(/<li.*?<\/li>/g) ?? [];
	expect(first).toContain("step-done");
	expect(first).toContain("Done");
	expect(first).not.toContain("aria-current");
	expect(second).toContain('aria-current="step"');
	expect(second).toContain("Cover Preview");
	expect(third).not.toMatch(/step-done|aria-current/);
	expect(third).toContain("3</span>Order Confirmed");
});
