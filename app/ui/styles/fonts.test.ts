import { readdirSync } from "node:fs";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";

const FOLDER = "app/ui/styles/fonts";
const faces = readdirSync(FOLDER).filter((name) => name.endsWith("-english.woff2"));

test.each(
	faces,
)("%s: a nought is an oval around an oval, without a slash, in prices and in columns", (name) => {
	const face = openSync(`${FOLDER}/${name}`) as Font;
	for (const features of [[], ["tnum"]]) {
		const [nought] = face.layout("0", features).glyphs;
		const outlines = nought?.path.commands.filter(({ command }) => command === "moveTo");
		expect(outlines).toHaveLength(2);
	}
});
