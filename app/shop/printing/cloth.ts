type Rgb = readonly [number, number, number];

/** Towards which a colour is darkened. */
const DARK: Rgb = [29, 18, 64];
/** So light may it be at most, for words in cream to be read on it: a contrast of 7 to 1. */
const LIGHTEST = 0.09;
const STEPS = 10;

/** The colour of a spine's cloth for a cover whose px are on average so: its own, dark enough for light words. 0 to 255, gives #rrggbb. */
export function clothOf(mean: Rgb): string {
	for (let step = 0; step <= STEPS; step++) {
		const colour = mean.map(
			(value, i) => value + ((DARK[i] as number) - value) * (step / STEPS),
		) as unknown as Rgb;
		if (luminance(colour) <= LIGHTEST) return hexOf(colour);
	}
	return hexOf(DARK);
}

/** Relative luminance, as WCAG reckons it. */
function luminance(colour: Rgb): number {
	const [r, g, b] = colour.map((value) => {
		const share = value / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as unknown as Rgb;
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const hexOf = (colour: Rgb) =>
	`#${colour.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
