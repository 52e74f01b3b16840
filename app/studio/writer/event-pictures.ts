import type { Declared, DeclaredPerson, DeclaredThing } from "../shelf/story";
import { drawingFor } from "./drawing-for";
import { drawnOf, roleOf, whoIs } from "./event-words";
import type { Event } from "./events/event";
import type { IdeaRead } from "./words";

/** The picture that a telling declares, of its event: who of the family does it, and which things are there. */

const LARGE = /\b(?:huge|giant|enormous|massive|gigantic|biggest|great big)\b/iu;
const SMALL = /\b(?:tiny|teeny|wee|little|small)\b/iu;
const SKY = new Set(["sun", "full-moon", "crescent-moon", "cloud", "rainbow", "comet", "ringed-planet"]);
/** Where what an event names beside its subject and object lies. */
const BESIDE = ["on the ground right", "on the ground left"];

/**
 * Its event's things are seen too, but for what is not to be, and before it has happened (`isYetToBe`). Keys of `people` beside a story's own: subject, object, rest (whom else of the family the event names) and watcher (everybody, where it
 * names nobody). What is nobody of the family is among the things, where it would stand.
 */
export function pictureOf(declared: Declared, event: Event, isYetToBe = false): Declared {
	const { subject, object, things } = event;
	const phrases = { subject, object };
	const drawn = { subject: drawnOf(subject, things), object: drawnOf(object, things) };
	/** The key or noun for one of a telling's words; undefined: nobody, and nothing that can be drawn. */
	const meant = (word: string): string | undefined => {
		if (word !== "subject" && word !== "object") return word;
		const who = whoIs(phrases[word]);
		return who === undefined ? drawn[word] : roleOf(who);
	};
	/** What shines or drifts overhead doesn't lie about, wherever a telling has what it is told of. */
	const placed = (what: string, where: string) =>
		SKY.has(drawingFor(what, false)?.drawing ?? "") ? where.replace(/on the ground/u, "in the sky") : where;
	const isOfFamily = (word: string | undefined) => /^who\d$/u.test(word ?? "");
	const said = (where: string) =>
		where.replace(/\b(subject|object)(?=’s)/gu, (word) => meant(word) ?? "somebody");
	const person = ({ "looks-at": towards, holds, with: touched, where, ...rest }: DeclaredPerson) => {
		const [at, held, whom] = [towards, holds, touched].map((word) => word && meant(word));
		return {
			...rest,
			...(at && { "looks-at": at }),
			...(held && !isOfFamily(held) && { holds: held }),
			...(isOfFamily(whom) && { with: whom }),
			...(where && { where: said(where) }),
		};
	};
	const named = [whoIs(subject), whoIs(object)];
	const keysOf = (key: string): string[] => {
		if (key === "watcher") return event.people.length === 0 ? ["hero", "others"] : [];
		if (key === "rest") return event.people.filter((who) => !named.includes(who)).map(roleOf);
		const word = meant(key);
		return word === undefined || (word !== key && !isOfFamily(word)) ? [] : [word];
	};
	const people = Object.entries(declared.people).flatMap(([key, one]) =>
		keysOf(key).map((word) => [word, person(one)] as const),
	);
	const size = (what: string) => {
		const words = event.said.filter((piece) => typeof piece === "string").join(" ");
		const before =
			words
				.slice(0, Math.max(0, words.indexOf(what)))
				.split(/[,.]| and /u)
				.at(-1) ?? "";
		return LARGE.test(before) ? { size: "large" } : SMALL.test(before) ? { size: "small" } : {};
	};
	const doers = Object.entries(declared.people).flatMap(([key, { where = "middle" }]): DeclaredThing[] => {
		const what = key === "subject" || key === "object" ? drawn[key] : undefined;
		return what === undefined ? [] : [{ what, where: placed(what, said(where)), ...size(what) }];
	});
	const own = declared.things.flatMap((one): DeclaredThing[] => {
		const what = meant(one.what);
		return what === undefined || isOfFamily(what)
			? []
			: [{ ...size(what), ...one, what, where: placed(what, said(one.where)) }];
	});
	const unseen = declared.not.map(meant);
	const told = [...doers, ...own];
	const beside = things
		.filter((what) => !isYetToBe && !told.some((one) => one.what === what) && !unseen.includes(what))
		.map((what, at): DeclaredThing => ({ what, where: placed(what, BESIDE[at % 2] ?? ""), ...size(what) }));
	return { ...declared, people: Object.fromEntries(people), things: [...told, ...beside], not: [] };
}

/** What a cover shows: whom the title names, or what, and else who or what comes first; with the things of what happens first. */
export function inTitle({ words, nouns }: IdeaRead, first: Event): Event {
	const isTitle = (at: number) => words[at]?.part === "title";
	const named = words.find(({ part, who }) => part === "title" && who !== null)?.who ?? undefined;
	const noun = nouns
		.filter(({ to }) => isTitle(to) && words[to]?.deniedBy === null)
		.map(({ to }) => words[to]?.lower ?? "")
		.find((lower) => drawingFor(lower, false) !== null);
	const things = [...new Set([...(noun === undefined ? [] : [noun]), ...first.things])];
	if (named !== undefined && named !== null)
		return { ...first, subject: [{ who: named }], people: [named], things };
	return noun === undefined ? first : { ...first, subject: [`the ${noun}`], people: [], things };
}
