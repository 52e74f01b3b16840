import type { Body, Box } from "~/story/compositions/layout";
import type { Figure as FigureInScene } from "~/story/scene";
import { mix } from "../drawing/colour";
import { type Dice, diceFrom } from "../drawing/dice";
import { animalExtent, drawAnimal, type Kind } from "../characters/animal";
import { type Build, buildFor, heightBelowChin } from "../characters/build";
import { Doll } from "../characters/doll";
import { lightOnFigures } from "../characters/figures";
import { type HeadForm, pictureOf, readHead } from "../characters/head.server";
import { drawPerson } from "../characters/person";
import { num } from "../drawing/sheet";
import type { CastLikeness } from "../port";
import { standingShadow } from "../scene/land";
import type { Outfit, Stage } from "../scene/stage";

/** Hundredths of a grown-up's head from sole to crown. */
const GROWN_UP = 350;

/** Somebody of a scene, before they have a place. */
export type Person = {
	/** What they do in it. */
	figure: FigureInScene;
	cast: CastLikeness;
	body: Body;
	head: HeadForm;
	build: Build | null;
	animal: Kind | null;
	outfit: Outfit;
	dice: Dice;
	/** Shares of a grown-up's height in a hundredth of this head. */
	unit: number;
	below: number;
};

/** Reads who is in a scene, in the order of its figures; who isn't in the cast isn't drawn. */
export async function peopleOf(
	figures: readonly FigureInScene[],
	cast: readonly CastLikeness[],
	seed: string,
): Promise<Person[]> {
	const known = figures.flatMap((figure) => {
		const one = cast.find(({ member }) => member.id === figure.who);
		return one ? [{ figure, one }] : [];
	});
	return Promise.all(
		known.map(async ({ figure, one }) => {
			const head = await readHead(one.likeness);
			const { kind, age, palette } = one.member;
			const animal = animalFor(kind);
			const build = animal ? null : buildFor(age, null);
			const extent = animal ? animalExtent(animal) : null;
			const share = extent?.head ?? build?.head ?? 1;
			const below = extent?.below ?? heightBelowChin(build as Build);
			const half = extent?.half ?? (build as Build).shoulder * (build as Build).scale + 24;
			const unit = share / GROWN_UP;
			const box = (x: number, y: number, width: number, height: number): Box => ({
				x: x * unit,
				y: y * unit,
				width: width * unit,
				height: height * unit,
			});
			const left = Math.min(-half, head.middle - head.width / 2);
			const right = Math.max(half, head.middle + head.width / 2);
			const top = -(below + 100 + head.rise);
			return {
				figure,
				cast: one,
				head,
				animal,
				build,
				below,
				unit,
				outfit: {
					colours: palette,
					garment: "jumper",
					pattern: "plain",
					neck: "collar",
					hat: "none",
					back: "none",
					hold: "none",
					feet: "shoes",
				},
				dice: diceFrom(`${seed}/${one.member.id}`),
				body: {
					box: box(left, top, right - left, -top),
					face: box(head.middle - head.width / 2, top, head.width, 100 + head.rise),
				},
			};
		}),
	);
}

function animalFor(kind: CastLikeness["member"]["kind"]): Kind | null {
	if (kind === "animal" || kind === "toy") return "pet";
	return kind === "cat" || kind === "dog" || kind === "rabbit" || kind === "bird" || kind === "horse"
		? kind
		: null;
}

/** Draws somebody; `size` is how many units a grown-up is high there. */
export async function drawPersonAt(
	stage: Stage,
	person: Person,
	{ x, y, size }: { x: number; y: number; size: number },
	pxPerUnit: number,
): Promise<void> {
	const scale = size * person.unit;
	const light = lightOnFigures(stage.mood);
	const href = await pictureOf(person.cast.likeness, Math.ceil(person.head.size * scale * pxPerUnit), light);
	const head = { ...person.head, href };
	const glow = stage.sheet.glow("#ffe08a", [0, 0.75], [0.45, 0.28], [1, 0]);
	const doll = new Doll(light, mix("#fffaf0", stage.mood.tint, 0.6), 4.5 / scale, glow);
	if (person.animal) drawAnimal(doll, head, person.animal, person.outfit);
	else
		drawPerson(
			doll,
			head,
			person.build as Build,
			person.outfit,
			{ left: "down", right: "down" },
			person.dice,
		);
	stage.sheet.add(
		standingShadow(stage, x, y - 4, person.body.box.width * size * 0.5),
		`<g transform="translate(${num(x)} ${num(y - person.below * scale)}) scale(${num(scale, 4)})">${doll.svg()}</g>`,
	);
}
