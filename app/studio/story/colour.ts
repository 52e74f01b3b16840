/** Colours as stories and drawings name them, "#rrggbb", and their red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** "#ff8000" -> [255, 128, 0]. */
export function rgbOf(hex: string): Rgb {
	const n = Number.parseInt(hex.slice(1), 16);
	return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** [255, 128, 0] -> "#ff8000"; what lies beyond 0 to 255 is cut off. */
export function hexOf([r, g, b]: Rgb): string {
	const byte = (value: number) =>
		Math.round(Math.min(255, Math.max(0, value)))
			.toString(16)
			.padStart(2, "0");
	return `#${byte(r)}${byte(g)}${byte(b)}`;
}

/** Colours by the words that a painter has for them. */
const NAMES: Readonly<Record<string, string>> = {
	"#d9483b": "red",
	"#a13d52": "crimson",
	"#b8452f": "rust red",
	"#b5603c": "terracotta",
	"#d97a2b": "orange",
	"#e0a72e": "mustard yellow",
	"#c98b3c": "ochre",
	"#8a9a2e": "olive green",
	"#5a8f4a": "leaf green",
	"#3f6b4a": "forest green",
	"#2f7f79": "teal",
	"#2f5a5a": "dark teal",
	"#3f7fb5": "sky blue",
	"#2f4f8a": "royal blue",
	"#2f4a6d": "navy blue",
	"#44566c": "slate grey",
	"#7a5ba8": "violet",
	"#524472": "dark purple",
	"#c2557f": "raspberry pink",
	"#f4ccb8": "peach",
	"#8a4b32": "chestnut brown",
	"#6a4a3a": "brown",
	"#f3dfae": "pale yellow",
	"#f2e4ca": "cream",
	"#e6ece2": "white",
	"#333333": "black",
	"#9a9a9a": "grey",
};

/** A colour as one says it: the nearest that has a name. */
export function colourName(hex: string): string {
	const [r, g, b] = rgbOf(hex);
	const far = (other: string) => {
		const [r2, g2, b2] = rgbOf(other);
		return (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
	};
	const [nearest = ""] = Object.keys(NAMES).sort((one, other) => far(one) - far(other));
	return NAMES[nearest] ?? "";
}
