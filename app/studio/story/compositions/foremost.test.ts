import { expect, test } from "vitest";
import type { Figure, Thing } from "../scene";
import { withForemost } from "./foremost";
import type { Body, Content, Layout } from "./layout";

const body = (height: number, head: number): Body => ({
	box: { x: -0.2, y: -height, width: 0.4, height },
	face: { x: -0.1, y: -height, width: 0.2, height: head },
});
const CROWN = {
	drawing: "crown",
	called: "a crown",
	long: 340,
	at: "head",
	side: null,
	by: "c2",
	many: false,
};
const content = (bodies: Body[], props: Thing[] = []): Content => ({
	bodies,
	scene: { shot: "mid", props, figures: bodies.map((_, i) => ({ who: `c${i + 1}` }) as Figure) },
	letters: [],
	wordsHigh: [],
});
const arranged = (bodies: Body[], props?: Thing[]) => {
	let seen: readonly Body[] = [];
	const layout = withForemost(content(bodies, props), (nearer) => {
		seen = nearer.bodies;
		return { figures: bodies.map(() => ({ x: 0, y: 0, size: 100 })) } as unknown as Layout;
	});
	return { seen, sizes: layout.figures.map(({ size }) => size) };
};

test("whom a picture is about has the largest head, but no cat becomes a giant", () => {
	const { seen, sizes } = arranged([body(0.6, 0.25), body(1, 0.3)]);
	expect(seen[0]?.face.height).toBeGreaterThan(0.3);
	expect(sizes[1]).toBe(100);
	expect(arranged([body(0.28, 0.1), body(1, 0.3)]).sizes[0]).toBeCloseTo(160);
});

test("a crown has room above the head that wears it, and above no other", () => {
	const { seen } = arranged([body(1, 0.3), body(1, 0.3)], [CROWN as Thing]);
	expect(seen[1]?.box.y).toBeLessThan(-1.1);
	expect(seen[1]?.face.y).toBe(-1);
	expect((seen[1]?.box.y ?? 0) + (seen[1]?.box.height ?? 0)).toBeCloseTo(0);
	expect(seen[0]?.box.y).toBe(seen[0]?.face.y);
});
