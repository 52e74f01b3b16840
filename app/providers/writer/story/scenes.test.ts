import { beforeAll, expect, test } from "vitest";
import type { Script } from "~/story/script";
import type { StoryIdea } from "../port";
import { companion, IDEAS, main } from "./ideas.testing";
import { readIdea } from "./read-idea";
import { propsIn } from "./scene-of";
import { scriptOf, spreadsOf } from "./synopses.testing";
import { isNamed, writeScript } from "./write-script";

/** Each with what its family is quoted with, which is not the writer's. */
let SCRIPTS: readonly { quoted: string; script: Script }[];
beforeAll(async () => {
	const read = async (idea: StoryIdea) => ({ quoted: readIdea(idea).idea, script: await scriptOf(idea) });
	SCRIPTS = await Promise.all(IDEAS.map(read));
});

/** Whom the words of a page name; the main character is on every page. */
function namedOn(text: string, { cast }: Script): string[] {
	return cast.filter(({ name, isMain }) => isMain || isNamed(name, text)).map(({ id }) => id);
}

test("whoever a page's words name is in its scene, each once, and nobody else", () => {
	for (const { script } of SCRIPTS)
		for (const { text, scene, kind } of spreadsOf(script)) {
			if (scene === null || kind === "title") continue;
			const shown = scene.figures.map(({ who }) => who).sort();
			// Its main character is in bed, with a pet; the grown-ups are still up.
			if (kind === "last")
				expect(shown).toEqual(
					script.cast
						.filter(({ isMain, relationship }) => isMain || relationship === "Pet")
						.map(({ id }) => id),
				);
			else expect(shown, text).toEqual(namedOn(text, script));
		}
});

test("the cover shows everybody, and everybody is named on some page", () => {
	for (const { script } of SCRIPTS) {
		expect(script.cover.figures.map(({ who }) => who).sort()).toEqual(script.cast.map(({ id }) => id));
		for (const { name } of script.cast)
			expect(spreadsOf(script).some(({ number, text }) => number > 2 && isNamed(name, text))).toBe(true);
	}
});

test("the things that the words name are in the picture, in a hand or beside it", () => {
	for (const { quoted, script } of SCRIPTS)
		for (const { text, scene, kind } of spreadsOf(script)) {
			if (scene === null || kind === "title") continue;
			const held = scene.figures.flatMap(({ holds }) => (holds === null ? [] : [holds]));
			expect([...scene.props, ...held].sort()).toEqual(propsIn(text.replace(quoted, "")).sort());
		}
});

test("a book has at least ten compositions and shots that differ, and never three alike running", () => {
	for (const { script } of SCRIPTS) {
		const drawn = spreadsOf(script).filter(({ scene }) => scene !== null);
		const looks = drawn.map(({ composition, scene }) => `${composition} ${scene?.shot}`);
		expect(new Set(looks).size).toBeGreaterThanOrEqual(10);
		const shots = drawn.map(({ scene }) => scene?.shot);
		expect(shots.some((shot, at) => shot === shots[at + 1] && shot === shots[at + 2])).toBe(false);
	}
});

test("people wear nightclothes in bed and nowhere else; whoever hugs has somebody to hug", () => {
	for (const { script } of SCRIPTS)
		for (const { scene, kind, number } of spreadsOf(script)) {
			if (scene === null) continue;
			expect(scene.outfit).toBe(number === 22 || kind === "last" ? "nightclothes" : undefined);
			for (const { pose, with: other, who } of scene.figures) {
				if (pose !== "hug") continue;
				expect(other).not.toBe(who);
				expect(scene.figures.map((figure) => figure.who)).toContain(other);
			}
		}
});

test.each([
	["sat|sits", ["sit"]],
	["lay|lies", ["lie", "sleep"]],
	["knelt|crouched|crawled", ["kneel"]],
	["ran(?! (?:his|her|their|out) )", ["run", "swim", "fly"]],
	["stood (?:still|quite|there)", ["stand"]],
	["jumped|hopped", ["jump", "swim", "fly"]],
])("whoever %s in the words does so in the picture", (verbs, shown) => {
	const does = "sat|sits|lay|lies|knelt|crouched|crawled|ran|stood|jumped|hopped|climbed|danced|walked";
	let seen = 0;
	for (const { quoted, script } of SCRIPTS)
		for (const { text, scene } of spreadsOf(script)) {
			if (scene === null || scene.outfit === "nightclothes") continue;
			const told = text.replace(quoted, "").replace(/‘[^‘]*?[.,!?]’/gu, "");
			for (const { id, name, kind } of script.cast) {
				const said = new RegExp(
					`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")} (?:${verbs})(?!\\p{L})`,
					"u",
				);
				// Who does several things on a page is seen doing one of them.
				const isOne = [...told.matchAll(new RegExp(`(?<!\\p{L})(?:${does})(?!\\p{L})`, "gu"))].length === 1;
				if (kind === "baby" || !isOne || !said.test(told)) continue;
				seen++;
				expect(shown, told).toContain(scene.figures.find(({ who }) => who === id)?.pose);
			}
		}
	expect(seen).toBeGreaterThan(0);
});

test("what is lost or won't be lifted is in nobody's hand, and lies where readers may spot it", () => {
	for (const { script } of SCRIPTS)
		for (const { text, scene } of spreadsOf(script)) {
			if (
				!/No map was|[Nn]o map, and|no feather,|there was no feather in it|was no map|basket (?:would not|had not moved|blew over|rolled over)|sat in the basket/u.test(
					text,
				)
			)
				continue;
			expect(scene?.figures.every(({ holds }) => holds === null)).toBe(true);
			expect(scene?.props.some((prop) => prop === "map" || prop === "feather" || prop === "basket")).toBe(
				true,
			);
		}
});

test("weather and light follow the story: what blows or breaks in the words does so in the picture", () => {
	for (const { script } of SCRIPTS)
		for (const { text, scene } of spreadsOf(script)) {
			if (/rain came down|Drip, drip/.test(text)) expect(scene?.weather).toBe("rain");
			if (/snow came down|Snow, snow/.test(text)) expect(scene?.weather).toBe("snow");
			if (/gust of/.test(text) && scene?.setting !== "bedroom") expect(scene?.weather).toBe("wind");
			if (/lights went out/.test(text)) expect(scene?.time).not.toBe("noon");
		}
	const times = (description: string) =>
		writeScript({
			title: "Up",
			location: "the park",
			description,
			readingLevel: "pro",
			readingNeeds: "",
			characters: [main("Ada", 6, "girl"), companion("Joe", 9, "", "Friend")],
		}).spreads.flatMap(({ scene }) => (scene === null ? [] : [scene.time]));
	expect(times("a kite")).toContain("noon");
	expect(times("a kite at midnight")).not.toContain("noon");
});

test.each([
	["Grandma's kitchen", "kitchen"],
	["the library", "library"],
	["a hospital", "hospital"],
	["the swimming pool", "pool"],
	["the station", "station"],
	["Mount Everest", "mountain"],
	["the shop", "shop"],
	["a street in Leeds", "street"],
	["Qwer", "meadow"],
])("a story told of %s is drawn there: %s", (location, setting) => {
	const script = writeScript({
		title: "Up",
		location,
		description: "a kite",
		readingLevel: "starter",
		readingNeeds: "",
		characters: [main("Ada", 6, "girl")],
	});
	expect(script.cover.setting).toBe(setting);
});
