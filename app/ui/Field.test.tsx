import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextareaField } from "./Field";

test("without a script nothing is said of what is left: nobody counts", () => {
	const html = renderToStaticMarkup(
		<TextareaField label="Story" name="story" maxLength={500} count defaultValue="Once upon a time" />,
	);
	expect(html).toContain(">At most 500 characters<");
});
