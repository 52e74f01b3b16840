import type { Choice } from "./choice";
import { findPhrases, isDenied, phraseBook, phrasesOf } from "./phrases";
import { calledNear, isNear, saidOf } from "./said-near";
import type { IdeaRead } from "./words";

/** What a family has said that no story may deny, whatever else speaks for it. */

const APART = phraseBook(
	phrasesOf(
		"divorce, divorced, split up, separated, @kin and @kin separate, @kin and @kin have separate, two house, two houses, two home, two homes, 2 houses, 2 homes, live apart, not live together, not together any more, not together anymore, mum's and dad's, mums and dads, mum and dad's, dad move out, mum move out, no longer together, dad new flat, dads new flat, dad's new flat, mums new flat, mum's new flat".split(
			", ",
		),
		0,
	),
);
const PARENTS = new Set(["Mum", "Dad"]);

/**
 * Whether both parents of a child are in the book, and live apart: by the evening every story has all of its people in one home.
 */
const hasHomesApart = (idea: IdeaRead) =>
	idea.people.filter(({ relationship, isMain }) => !isMain && PARENTS.has(relationship ?? "")).length > 1 &&
	findPhrases(idea, APART).some((found) => !isDenied(idea, found));

/** Whether a story tells of somebody of whom the idea doesn't say who that is: "we lost someone". */
function isUnnamed(idea: IdeaRead, { story, slots }: Choice): boolean {
	return Object.values(story.roles).some(({ named, near = [], own = [], else: instead }) => {
		if (!named || slots[/^\{the (\w+)\}$/u.exec(instead)?.[1] ?? ""]?.isNamed) return false;
		const text = textOf(idea);
		return (
			calledNear(near, text) === undefined &&
			!idea.people.some(
				({ name, personality = "", isMain }) =>
					!isMain && (isNear(name, near, `${text.title}. ${text.description}`) || saidOf(personality, own)),
			)
		);
	});
}

/** What was typed, in standard spelling, names and all. */
function textOf({ words, people }: IdeaRead) {
	const part = (of: "title" | "description") =>
		words
			.filter((word) => word.part === of)
			.map(({ typed, isName, who }) => (isName ? (people[who ?? -1]?.name ?? typed) : typed))
			.join(" ");
	return { title: part("title"), description: part("description"), characters: people };
}

/** Whether a story would deny what a family says of who is where, or can't say who is meant. */
export const deniesFact = (idea: IdeaRead, choice: Choice): boolean =>
	hasHomesApart(idea) || isUnnamed(idea, choice);
