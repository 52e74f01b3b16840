import { num, overlap, SIDE } from "../drawing/sheet";
import type { Scenery, Stage } from "../scene/stage";
import type { LayeredSetting } from "../settings/setting";
import type { View } from "../settings/view";

/**
 * A scenery that was drawn for one square, as a layered setting: for broader pictures it is laid side by side with itself,
 * every other one turned round, so that one runs on into the next.
 */
export const fromSquare = ({ moods, face, costumes, behind }: Scenery): LayeredSetting => ({
	moods,
	face,
	costumes,
	ground: { horizon: 0.55, farSize: 0.4 },
	far: (view) => sideBySide(view, behind),
	mid: () => {},
	near: () => {},
	front: () => {},
});

function sideBySide(view: View, draw: (stage: Stage) => void): void {
	const { sheet, keepFree } = view;
	const count = Math.max(1, Math.ceil(sheet.width / SIDE));
	const from = (sheet.width - count * SIDE) / 2;
	const square = sheet.inset(SIDE);
	// Whatever has to stay free in any of them stays free in each.
	const kept = keepFree.flatMap((box) =>
		Array.from({ length: count }, (_, i) => {
			const x = box.x - from - i * SIDE;
			return { ...box, x: i % 2 === 0 ? x : SIDE - x - box.width };
		}).filter((one) => overlap(one, { x: 0, y: 0, width: SIDE, height: SIDE })),
	);
	draw({ ...view, sheet: square, keepFree: kept });
	const picture = square.take(0);
	for (let i = 0; i < count; i++) {
		const turned = i % 2 === 1 ? ` translate(${SIDE} 0) scale(-1 1)` : "";
		sheet.add(`<g transform="translate(${num(from + i * SIDE)} 0)${turned}">${picture}</g>`);
	}
}
