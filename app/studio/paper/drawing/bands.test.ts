import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { bandsOf } from "./bands";
import { Sheet, SIDE } from "./sheet";

test("bands follow each other without a gap, and each differs by one step from the one before", () => {
	const bands = bandsOf([
		[0.1, "#000000"],
		[0.5, "#100800"],
		[1, "rgba(16,8,0,0.5)"],
	]);
	expect(bands[0]).toEqual({ from: 0, to: 0.1, colour: "rgba(0,0,0,1)" });
	expect(bands).toHaveLength(1 + 16 + 128);
	expect(bands.at(-1)?.to).toBe(1);
	for (const [i, { from }] of bands.slice(1).entries()) expect(from).toBe(bands[i]?.to);
});

test.each([
	[
		"opaque",
		[
			[0, "#231a4c"],
			[0.42, "#4b3a86"],
			[0.8, "#e0b070"],
			[1, "#e0b070"],
		],
	],
	[
		"see-through",
		[
			[0, "rgba(255,250,240,0)"],
			[0.4, "rgba(255,250,240,0.6)"],
			[1, "rgba(200,190,180,0.85)"],
		],
	],
] as const)("an %s gradient in bands looks as the gradient does, at any size", (_, stops) => {
	for (const size of [240, 1023]) {
		const painted = (paint: (sheet: Sheet) => string) => {
			const sheet = new Sheet();
			sheet.add(`<rect width="${SIDE}" height="${SIDE}" fill="#7799bb"/>`, paint(sheet));
			return new Resvg(sheet.svg(), { fitTo: { mode: "width", value: size } }).render().pixels;
		};
		const bands = painted((sheet) => sheet.broad(300, 1500.5, ...stops));
		const smooth = painted(
			(sheet) => `<rect y="300" width="${SIDE}" height="1500.5" fill="${sheet.down(...stops)}"/>`,
		);
		// Where it begins and ends on a part of a px, a band doesn't.
		const edges = [300, 1800.5].map((y) => Math.floor((y * size) / SIDE));
		let most = 0;
		for (let y = 0; y < size; y++) {
			if (edges.some((edge) => Math.abs(edge - y) < 2)) continue;
			for (let k = 0; k < 3; k++) {
				const at = (y * size + 7) * 4 + k;
				most = Math.max(most, Math.abs((bands[at] as number) - (smooth[at] as number)));
			}
		}
		expect(most).toBeLessThanOrEqual(size === 240 ? 3 : 2);
	}
});
