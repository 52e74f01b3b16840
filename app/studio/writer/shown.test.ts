import { expect, test } from "vitest";
import { STORIES } from "~/studio/shelf/list";
import { companion, ideaWith, main } from "./books.testing";
import { castOf } from "./cast-of";
import { CASTS, ideaFor } from "./casts";
import { chanceOf } from "./chance";
import { peopleMissing } from "./check-pictures";
import { choiceOf, NO_IDEA } from "./choice";
import type { Told } from "./fill";
import { shownBy } from "./shown";
import { tellStory } from "./tell-story";

const people = castOf(
	ideaWith({
		characters: [
			main("Mia", 7, "girl"),
			companion("Rex", 3, "a dog", "Pet"),
			companion("Ann", 8, "girl", "Friend"),
		],
	}),
	"park",
	chanceOf(""),
);
const [mia, rex, ann] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
const shown = (text: string, companions = [rex, ann], turn: typeof mia | null = rex) => {
	const told: Told = {
		...{
			hero: { ...mia, isOnWheels: false },
			companions,
			slots: {},
			cast: {},
			heard: new Set<string>(),
			roles: {},
		},
		...{ place: { at: "", name: "", landmark: "", path: "" }, title: "", company: "", isShort: false },
	};
	return shownBy(text, told, { hero: mia, companions, roles: {}, cast: {} }, turn ?? undefined);
};

test("each is told of in full once, two girls apart, and then shortly", () => {
	expect(shown("{hero} runs. {turn} runs after {hero}. Behind: {others}.")).toBe(
		"A young girl runs. A friendly dog runs after the girl. Behind: another young girl.",
	);
});

test("the place of somebody who isn’t there is filled by nobody", () => {
	const nobody = (text: string) => shown(text, [rex], null);
	expect(nobody("{hero} points<with:, and {turn} reaches up>. A bell rings.")).toBe(
		"A young girl points. A bell rings.",
	);
	expect(nobody("{hero} waits. <with: Close by: {turn}. >It is dark.")).toBe(
		"A young girl waits. It is dark.",
	);
	expect(nobody("{hero} waits. Behind: {turn} and {others}.")).toBe(
		"A young girl waits. Behind: a friendly dog.",
	);
	expect(shown("{hero} waits. With {hero}: {others}. It rains.", [], null)).toBe(
		"A young girl waits. It rains.",
	);
});

test("a deed is told of the kind that does it", () => {
	const text = "{hero} pulls. <pet: {turn} sits on it. ><child: {turn} pulls too. >";
	expect(shown(text)).toBe("A young girl pulls. A friendly dog sits on it.");
	expect(shown(text, [rex, ann], ann)).toBe("A young girl pulls. Another young girl pulls too.");
});

test("no story tells a painter of somebody who isn’t in the picture", () => {
	expect(STORIES.flatMap(peopleMissing)).toEqual([]);
});

test.each(
	STORIES.map((story) => [story.id, story] as const),
)("%s: whom a picture tells of is in it, told of in full once, and every picture is told", (_, story) => {
	for (const cast of CASTS) {
		const { script } = tellStory(ideaFor(cast, "starter"), choiceOf(story, NO_IDEA), { seed: "" });
		for (const { pages, shows, scene } of script.spreads) {
			if (!scene) continue;
			expect(shows?.length, `${pages}`).toBeGreaterThan(20);
			expect(shows, `${pages}`).not.toMatch(/nobody else|\p{Cc}|[{}<>]| {2}|\s[,.;]/u);
			for (const { id, figure = "" } of script.cast) {
				const times = (shows ?? "").toLowerCase().split(figure.toLowerCase()).length - 1;
				expect(times, `${pages}: ${shows}`).toBeLessThan(2);
				if (times > 0)
					expect(
						scene.figures.map(({ who }) => who),
						`${pages}: ${shows}`,
					).toContain(id);
			}
		}
	}
});
