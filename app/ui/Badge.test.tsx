import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatusBadge, toneOf } from "./Badge";

test.each([
	["completed", "good"],
	["delivered", "good"],
	["paid", "good"],
	["approved", "good"],
	["processing", "busy"],
	["printing", "busy"],
	["pending", "busy"],
	["cancelled", "bad"],
	["failed", "bad"],
	["shipped", "neutral"],
	["constructor", "neutral"],
])("%s is shown as %s", (status, tone) => {
	expect(toneOf(status)).toBe(tone);
});

test.each([
	["on-hold", "On hold"],
	["partly_refunded", "Partly refunded"],
	["proof", "Ready to approve"],
])("%s reads %s", (status, words) => {
	expect(renderToStaticMarkup(<StatusBadge status={status} />)).toContain(words);
});

test("a status reads as a word, and what is under way turns", () => {
	const html = renderToStaticMarkup(<StatusBadge status="processing" />);
	expect(html).toContain("Processing");
	expect(html).toContain("badge-busy");
	expect(html).toContain("icon-spin");
	expect(renderToStaticMarkup(<StatusBadge status="paid" />)).not.toContain("icon-spin");
});
