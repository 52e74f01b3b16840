import { fullBleed, isSpread, pictured, under, wordsOnTop } from "./full-bleed";
import type { Arrangement, Content, Layout, Window, Words } from "./layout";
import { bledOff, columnOf, GROUND, leftOf, MARGIN, PAPER, roomOn } from "./paper";

/** Of the picture on its page that is seen at least, mm. */
const LEAST_HIGH = 60;
const LOW = 19;

/** A picture on one page, words on the blank other one; of a page alone, above or below them. */
const beside = (side: 0 | 1): Arrangement => ({
	comfortable: { page: 72, spread: 110 },
	arrange(content, width) {
		const words = wordsOnTop(content);
		const other = side === 0 ? 1 : 0;
		if (!isSpread(width)) return onePage(content, width, side);
		// Nothing is left blank that nothing is said on.
		if (!words[other])
			return fullBleed(content, width, { shot: content.scene.shot, words, tops: words.map(under) });
		const left = leftOf(side);
		const ground = GROUND;
		const window: Window = {
			box: {
				x: side === 0 ? bledOff(width).x : left,
				y: bledOff(width).y,
				width: PAPER + 3,
				height: PAPER + 6,
			},
			edge: "cut",
			shot: content.scene.shot,
			ground,
			hasFront: content.scene.shot !== "close",
		};
		const room = roomOn(side, width, under(words[side]), ground);
		const column = columnOf(other);
		const height = words[other].box.height;
		const set: (Words | null)[] = [...words];
		set[other] = { box: { ...column, y: (PAPER - height) * 0.46, height }, on: "paper" };
		return pictured(content, [{ window, crowds: [{ who: content.bodies.map((_, i) => i), room }] }], set);
	},
});

function onePage(content: Content, width: number, side: 0 | 1): Layout {
	const column = columnOf(0);
	const height = content.wordsHigh[0]?.(column.width) ?? 0;
	const whole = bledOff(width);
	if (height === 0) return fullBleed(content, width, { shot: content.scene.shot, words: [null], tops: [12] });
	const high = Math.max(LEAST_HIGH, PAPER - MARGIN - height - 11);
	const y = side === 0 ? whole.y : PAPER - high;
	const box = { ...whole, y, height: high + 3 };
	const ground = box.y + box.height - (side === 0 ? 13 : LOW);
	const window: Window = {
		box,
		edge: "cut",
		shot: content.scene.shot,
		ground,
		hasFront: content.scene.shot !== "close",
	};
	const room = roomOn(0, width, Math.max(12, y + 9), ground);
	const words: Words = {
		box: { ...column, y: side === 0 ? high + 9 : MARGIN - 2, height },
		on: "paper",
	};
	return pictured(content, [{ window, crowds: [{ who: content.bodies.map((_, i) => i), room }] }], [words]);
}

export const pictureLeft = beside(0);
export const pictureRight = beside(1);
