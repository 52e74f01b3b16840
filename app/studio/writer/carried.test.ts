import { expect, test } from "vitest";
import type { CastMember } from "~/studio/story/cast";
import type { Scene, Thing } from "~/studio/story/scene";
import type { Declared } from "../shelf/story";
import { companion, ideaWith, main } from "./books.testing";
import { castOf } from "./cast-of";
import { chanceOf } from "./chance";
import { sceneOf } from "./scene-of";

const idea = ideaWith({ characters: [main("Mia", 6, "girl"), companion("Joe", 70, "", "Grandparent")] });
const cast = castOf(idea, "park", chanceOf("")).map(({ member }) => member);
const [mia, joe] = cast as [CastMember, CastMember];
const drawn = (said: Partial<Declared>) =>
	sceneOf(
		{ shot: "mid", people: {}, things: [], not: [], shows: "", ...said },
		{ place: "park", who: (key) => ({ hero: [mia], turn: [joe] })[key] ?? [], noun: (what) => what },
	);

test("a picture has in their hands what somebody carries, each another thing; who has nothing to carry stands", () => {
	const carrying = (things: Declared["things"], looksAt?: string) =>
		drawn({
			people: {
				hero: { does: "carry", where: "left", ...(looksAt && { "looks-at": looksAt }) },
				turn: { does: "carry", where: "right" },
			},
			things,
		});
	const hands = ({ figures }: Scene) =>
		figures.map(({ pose, holds }) => [pose, (holds as Thing | null)?.drawing ?? null]);
	const [ball, cake] = [
		{ what: "ball", where: "right" },
		{ what: "cake", where: "left" },
	];
	const two = carrying([ball, cake]);
	expect(hands(two)).toEqual([
		["carry", "cake"],
		["carry", "ball"],
	]);
	expect(two.props).toEqual([]);
	expect(hands(carrying([ball, cake], "ball"))[0]).toEqual(["carry", "ball"]);
	expect(hands(carrying([{ what: "sofa", where: "left" }]))).toEqual([
		["stand", null],
		["stand", null],
	]);
	const many = carrying([{ what: "book", where: "left", many: true }]);
	expect(hands(many)[0]).toEqual(["carry", "book"]);
	expect(many.props).toHaveLength(1);
});

test("a picture has somebody carried in the arms of who carries them", () => {
	const { figures } = drawn({ people: { turn: { does: "carry", with: "hero" }, hero: { does: "sit" } } });
	expect(figures.find(({ who: id }) => id === joe.id)).toMatchObject({ pose: "carry", with: mia.id });
});
