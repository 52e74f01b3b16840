import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoBreak } from "./NoBreak";

test("a range keeps to one line, and the words stay as they are", () => {
	expect(renderToStaticMarkup(<NoBreak text="in 5-7 days, no 14-day right" />)).toBe(
		'in <span class="unbroken">5-7</span> days, no <span class="unbroken">14-day</span> right',
	);
	expect(renderToStaticMarkup(<NoBreak text="well-known" />)).toBe("well-known");
});
