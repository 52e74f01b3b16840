import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StarInput, Stars } from "./Stars";

test("five radio buttons, named by their stars, the fifth chosen at first", () => {
	const html = renderToStaticMarkup(<StarInput label="Your rating" name="rating" />);
	const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
	expect(inputs.map((input) => input.match(/aria-label="([^"]*)"/)?.[1])).toEqual([
		"1 star",
		"2 stars",
		"3 stars",
		"4 stars",
		"5 stars",
	]);
	expect(inputs.map((input) => input.includes("checked"))).toEqual([false, false, false, false, true]);
	expect(inputs[0]).toContain('id="rating"');
});

test("a rating given fills its stars and is read out", () => {
	const html = renderToStaticMarkup(<Stars rating={3} />);
	expect(html.match(/star-full/g)).toHaveLength(3);
	expect(html).toContain('aria-label="3 stars out of 5"');
});
