import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StoriesScreen } from "./StoriesScreen";

test("the gallery says that its samples tell stories of ours, which a family's book may tell as well", () => {
	const html = renderToStaticMarkup(<StoriesScreen reviews={null} />);
	expect(html).toContain("Each is one of our stories with another family in it");
	expect(html).toContain("your book may tell that story too");
});
