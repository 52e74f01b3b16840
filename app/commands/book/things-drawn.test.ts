import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { drawnSpread } from "~/studio/paper/pages/drawn-spread.server";
import { artCalled } from "~/studio/paper/props/art.server";
import { PLAIN_DRAWN, PROPS_DRAWN } from "~/studio/paper/props/list";
import type { PropDrawing } from "~/studio/paper/props/prop";
import { STORIES } from "~/studio/shelf/list";
import type { CastLikeness } from "~/studio/story/cast";
import type { Scene, Thing } from "~/studio/story/scene";
import type { Prop } from "~/studio/story/vocabulary";
import { companion, ideaWith, main, scriptOf } from "~/studio/writer/books.testing";

let png: Uint8Array;
beforeAll(async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><ellipse cx="64" cy="64" rx="45" ry="58" fill="#a06a48"/></svg>`;
	png = await sharp(Buffer.from(head)).png().toBuffer();
});

const IDEA = ideaWith({ characters: [main("Mia", 7, ""), companion("Joe", 70, "", "Grandparent")] });
/** Of several people of one kind each is another. */
const IN_CROWDS: Readonly<Record<string, string>> = { somebody: "teacher", child: "girl" };

/** A path that is on a page exactly where this is drawn. */
function markOf({ drawing, many }: Thing): string {
	const name = (many && IN_CROWDS[drawing]) || drawing;
	const ours: PropDrawing | undefined = PROPS_DRAWN[name as Prop] ?? PLAIN_DRAWN[name];
	if (!ours) return artCalled(name).outline;
	const paths: string[] = [];
	const keep = (d: string) => paths.push(d);
	ours.draw({ shape: keep, stroke: keep, disc: () => {} });
	return paths.reduce((long, one) => (one.length > long.length ? one : long), "");
}

/** What upright people have in their hands; who is hugged, or seen from behind, has them elsewhere. */
const held = ({ figures }: Scene) =>
	figures.flatMap(({ who, holds, pose, facing, with: partner }) => {
		const isFree = partner === null && !figures.some((one) => one.with === who) && facing !== "away";
		const isUpright = ["stand", "walk", "sit", "point"].includes(pose);
		const isArt = holds !== null && !((holds as Thing).drawing in PROPS_DRAWN);
		return isFree && isUpright && isArt ? [holds as Thing] : [];
	});

test.each(
	STORIES.map(({ id }) => id),
)("%s: each thing of its pictures is in the picture, several of what are several", async (id) => {
	const script = scriptOf(IDEA, id);
	const cast: CastLikeness[] = script.cast.map((member) => ({ member, likeness: { png } }));
	const told = script.spreads.filter(({ scene }) => scene && scene.props.length > 0);
	for (const spread of lot(told, 3)) {
		const scene = spread.scene as Scene;
		const brief = { title: script.title, level: script.level, cast, spread, seed: "things", lettered: false };
		const { pictures } = await drawnSpread(brief, scene, 0.5);
		const svg = pictures.map((one) => one.svg(one.window.box, { width: 100, height: 100 })).join("");
		for (const thing of [...(scene.props as Thing[]), ...held(scene)]) {
			const times = svg.split(markOf(thing)).length - 1;
			const where = `page ${spread.pages[0]}, ${thing.called}`;
			expect(times, where).toBeGreaterThan(0);
			if (thing.many && scene.props.includes(thing) && !IN_CROWDS[thing.drawing])
				expect(times, where).toBeGreaterThan(2);
		}
	}
});
