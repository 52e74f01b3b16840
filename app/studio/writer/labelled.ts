import { readFile } from "node:fs/promises";
import { RELATIONSHIPS } from "~/studio/story/idea";
import { stableHash } from "./chance";
import { readIdea } from "./read-idea";
import type { IdeaRead } from "./words";

/** Ideas as parents write them, with the stories that would be about each: what choosing is learnt from and judged by. */

type Written = {
	title: string;
	place: string;
	description: string;
	/** Ids of stories; none: it is to be staged. */
	subjects: string[];
	sorrow?: boolean;
	characters?: { name: string; age: number; relationship: string }[];
};

export type Labelled = Omit<Written, "characters"> & {
	set: IdeaSet;
	idea: IdeaRead;
	people: { relationship: string; age: number }[];
	/** One of the third that nothing is learnt from. */
	isAside: boolean;
};

/** Whoever wrote the phrases had read `seen` and written `ours`: what phrases are worth is learnt from the others. */
export const IDEA_SETS = ["seen-1", "seen-2", "ours", "aside", "more"] as const;
export type IdeaSet = (typeof IDEA_SETS)[number];
export const UNTUNED: ReadonlySet<IdeaSet> = new Set<IdeaSet>(["aside", "more"]);

/** Where a checkout has them. */
const FOLDER = "app/studio/writer/ideas";
/** The first ride had no story of its own when these were labelled. */
const WHEELS = /\b(bike|scooter|skateboard|BMX)\b/i;

export async function labelledIdeas(sets: readonly IdeaSet[] = IDEA_SETS): Promise<Labelled[]> {
	const read = await Promise.all(
		sets.map(async (set) => {
			const written: Written[] = JSON.parse(await readFile(`${FOLDER}/${set}.json`, "utf8"));
			return Promise.all(written.map((each) => labelled(set, each)));
		}),
	);
	return read.flat();
}

async function labelled(set: IdeaSet, { characters = [], ...written }: Written): Promise<Labelled> {
	const { title, place, description } = written;
	const wet = WHEELS.test(`${title} ${description}`) ? "first-wheels" : "first-water";
	return {
		...written,
		set,
		subjects: written.subjects.map((subject) => (subject === "first-water-wheels" ? wet : subject)),
		idea: await readIdea(
			{ title, location: place, description },
			characters.map(({ relationship, ...one }) => ({
				...one,
				isMain: relationship === "main",
				relationship: RELATIONSHIPS.find((known) => known === relationship) ?? null,
			})),
		),
		people: characters.filter(({ relationship }) => relationship !== "main"),
		isAside: stableHash(`${title}\n${place}\n${description}`) % 3 === 0,
	};
}
