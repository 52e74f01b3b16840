import { expect, test } from "vitest";
import { lotOfEach } from "~/lot.testing";
import { EXPRESSIONS, POSES, type Pose } from "~/studio/story/vocabulary";
import { faint, mix } from "../drawing/colour";
import { drawBackOfHead } from "./back-of-head";
import { Doll } from "./doll";
import { BUILDS, drawn, form, PLAIN } from "./drawn-figures.testing";
import type { FigureForm } from "./form.server";
import { posed, RIM } from "./posed";

test("whoever sleeps has shut lids; of whom nobody knows where the eyes are, they are seen from behind", async () => {
	const LID = "#c08a6a";
	for (const [name, age, kind, change] of BUILDS) {
		const own = await form(age, kind, change);
		const lids = [-17, 17].map((x) => ({ x, y: -48, half: 10, skin: LID }));
		const known = { ...own, head: { ...own.head, lids } };
		for (const facing of ["front", "left", "right"] as const) {
			const asleep = (of: FigureForm) => drawn(posed(of, { ...PLAIN, pose: "sleep", facing })).svg;
			expect(asleep(own), name).not.toContain("<image");
			const isPerson = own.body.species === null;
			expect(asleep(known).includes("<image"), name).toBe(isPerson);
			expect(asleep(known).includes(faint(LID, 0.55)), name).toBe(isPerson);
			expect(drawn(posed(known, { ...PLAIN, pose: "lie", facing })).svg, name).not.toContain(
				faint(LID, 0.55),
			);
		}
	}
});

test("whatever somebody feels, nothing floats beside their head: a figure is one piece of paper", async () => {
	const each = EXPRESSIONS.flatMap((expression) => BUILDS.map((build) => ({ expression, build })));
	const acting = each.map((one, at) => ({ ...one, pose: POSES[at % POSES.length] as Pose }));
	for (const { build, pose, expression } of lotOfEach(acting, 4, ({ expression }) => expression)) {
		const [name, age, kind, change] = build;
		const own = await form(age, kind, change);
		for (const facing of ["front", "left"] as const)
			for (const doing of ["stand", pose] as const) {
				const { pieces } = drawn(posed(own, { ...PLAIN, pose: doing, expression, facing }));
				expect(pieces, `${name}, ${doing}, ${expression}`).toBe(1);
			}
	}
});

test("who stands shows what they feel with their arms, each feeling otherwise", async () => {
	const own = await form(7, "child");
	const shown = EXPRESSIONS.filter((one) => one !== "glad" && one !== "sleepy").map((expression) => {
		const { hands, face } = posed(own, { ...PLAIN, expression });
		return (hands ?? []).map(([, y]) => Math.round(y - face.y - face.height));
	});
	const [surprised, sad, brave, thinking] = shown as [number[], number[], number[], number[]];
	// From the chin down: both beside the head; both low; both at the hips; one at the cheek and one across.
	expect(Math.max(...surprised)).toBeLessThan(0);
	expect(Math.min(...sad, ...brave)).toBeGreaterThan(25);
	expect(Math.abs((thinking[0] ?? 0) - (thinking[1] ?? 0))).toBeGreaterThan(15);
	expect(new Set(shown.map(String)).size).toBe(shown.length);
});

test("who does something keeps the arms that do it, whatever they feel and whichever way round they stand", async () => {
	const own = await form(7, "child");
	const handsOf = (expression: "glad" | "sad", turn: number) =>
		posed(own, { ...PLAIN, pose: "wave", expression, turn }).hands;
	for (const turn of [0, 1]) expect(handsOf("sad", turn)).toEqual(handsOf("glad", turn));
});

test("from behind a person has ears and a nape, or long hair over them; and what is under a chin isn't hair", async () => {
	const own = await form(7, "child");
	const behind = (head: FigureForm["head"]) => {
		const doll = new Doll({ tint: "#ffffff", edge: "#fffaf0", glow: "#ffe08a" }, RIM);
		drawBackOfHead(doll, head, true);
		return { ears: doll.svg().includes(mix(head.skin, "#b4553c", 0.08)), box: doll.box };
	};
	const short = behind({ ...own.head, covered: false, halfWidthAt: (y) => (y > 0 ? 14 : 37) });
	const long = behind({ ...own.head, covered: false, halfWidthAt: () => 37 });
	expect([short.ears, long.ears]).toEqual([true, false]);
	expect(long.box.y + long.box.height).toBeGreaterThan(short.box.y + short.box.height);
});

test("a photo that looks aside is mirrored on a body that goes the other way, and on no other", async () => {
	const own = await form(7, "child");
	const isMirrored = (looks: -1 | 0 | 1, facing: "left" | "right" | "front") =>
		/matrix\(-[^)]*\)"><image/u.test(
			drawn(posed({ ...own, head: { ...own.head, looks } }, { ...PLAIN, pose: "wave", facing })).svg,
		);
	expect([isMirrored(-1, "right"), isMirrored(1, "left")]).toEqual([true, true]);
	for (const [looks, facing] of [
		[-1, "left"],
		[1, "right"],
		[0, "right"],
		[-1, "front"],
	] as const)
		expect(isMirrored(looks, facing), `${looks} ${facing}`).toBe(false);
});
