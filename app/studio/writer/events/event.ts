/** What happens in an idea, as its family tells it. */

/** Words as they are printed, or somebody of the family (index in `IdeaRead.people`) by name; `possessive`: "Mia’s". */
export type Piece = string | { who: number; possessive?: true };

/** What kind of thing happens, by its verb; `does`: anything else. */
export const EVENT_KINDS = [
	"refuses",
	"wants",
	"goes-away",
	"chases",
	"looks-for",
	"finds",
	"loses",
	"takes",
	"makes",
	"breaks",
	"eats",
	"scares",
	"meets",
	"helps",
	"changes",
	"wins",
	"says",
	"sleeps",
	"comes-home",
	"flies",
	"rides",
	"hides",
	"gives",
	"plays",
	"feels",
	"learns",
	"falls",
	"grows",
	"does",
	"other",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export type Event = {
	kind: EventKind;
	/** A clause in the simple present, without a capital or a stop: ["the coat walks off without ", { who: 0 }]. At most 14 words. */
	said: readonly Piece[];
	/** The same in few words, without what could be left out. */
	brief: readonly Piece[];
	/** What `brief` leaves out, as it may stand by itself: "In a paper boat in the bath". Absent: nothing. */
	rest?: readonly Piece[];
	/** That is what for: "to deliver a cake". */
	isAim?: boolean;
	/** Who or what does it, with its article. */
	subject: readonly Piece[];
	/** Its lemma, without what stands behind it ("walk" of "walks off"). */
	verb: string;
	/** Whether its subject takes a verb for several. */
	isPlural: boolean;
	/** What it is done to, with its article. */
	object?: readonly Piece[];
	/** Everybody of the family who is named or meant in it, its subject first. */
	people: readonly number[];
	/** Nouns of it that are no people's, singular where they are one, the subject's first. */
	things: readonly string[];
	/** Where it happens, with its preposition. */
	where?: string;
	/** How things are at the start ("Nugget is a guinea pig"), not what happens. */
	isState: boolean;
	/** It doesn't happen ("nobody can fix it"). */
	isDenied: boolean;
	/** Said to be the end. */
	isEnd: boolean;
};
