import type { Expression } from "~/studio/story/vocabulary";
import { num } from "../drawing/sheet";
import { circle, type Doll } from "./doll";

/**
 * Small signs of what somebody feels, beside the head, in hundredths of its height: `half` is how far it reaches to the side,
 * `rise` above 100. `side` is where there is room. Nothing is ever drawn on the face.
 */
const SIGNS: Partial<
	Record<Expression, (doll: Doll, at: (out: number, up: number) => readonly [number, number]) => void>
> = {
	surprised(doll, at) {
		for (const [out, up, toOut, toUp] of [
			[-6, 106, -2, 122],
			[8, 98, 18, 110],
			[14, 84, 28, 88],
		] as const) {
			const [x, y] = at(out, up);
			const [tx, ty] = at(toOut, toUp);
			doll.limb(`M${num(x)} ${num(y)}L${num(tx)} ${num(ty)}`, "#fff3c4", 4.6);
		}
	},
	sad(doll, at) {
		const [x, y] = at(14, 62);
		doll.shape(
			`M${num(x)} ${num(y - 9)}Q${num(x + 9)} ${num(y + 4)} ${num(x)} ${num(y + 9)}Q${num(x - 9)} ${num(y + 4)} ${num(x)} ${num(y - 9)}Z`,
			"#8fc4e6",
		);
	},
	sleepy(doll, at) {
		for (const [out, up, r] of [
			[8, 90, 4],
			[17, 104, 5.6],
			[30, 119, 7.6],
		] as const) {
			const [x, y] = at(out, up);
			doll.shape(
				`M${num(x - r)} ${num(y - r)}A${num(r * 1.3)} ${num(r * 1.3)} 0 1 0 ${num(x + r)} ${num(y + r * 0.7)}A${num(r * 1.1)} ${num(r * 1.1)} 0 0 1 ${num(x - r)} ${num(y - r)}Z`,
				"#ffe9a8",
			);
		}
	},
	thinking(doll, at) {
		for (const [out, up, r] of [
			[6, 88, 3.4],
			[14, 99, 5.2],
			[27, 112, 8],
		] as const) {
			const [x, y] = at(out, up);
			doll.shape(circle(x, y, r), "#fffaf0");
		}
	},
};

export function drawSign(
	doll: Doll,
	expression: Expression,
	{ half, middle, rise, side }: { half: number; middle: number; rise: number; side: 1 | -1 },
) {
	SIGNS[expression]?.(doll, (out, up) => [
		middle + side * (half + out),
		-(up + Math.min(rise, 30) * (up / 100) ** 2),
	]);
}
