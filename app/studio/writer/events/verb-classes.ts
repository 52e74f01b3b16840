/** Verbs by what may stand behind them, and what ends that. */

/** What somebody is made to do, or seen doing, stands bare: "makes her stop". */
export const MAKING = new Set("make let help see hear watch feel".split(" "));
/** What is known, said or seen may be a clause. */
export const TELLING = new Set(
	"find discover see know think say tell realise decide hear believe dream learn notice pretend wish hope".split(
		" ",
	),
);
/** They say nothing alone. */
export const NEEDING = new Set(
	"be do have say tell make give find want try put take get let ask keep need become bring send use seem mean cause teach help like love hate".split(
		" ",
	),
);
/** What is said, played or been is no certain one: "plays football". */
export const BARE = new Set(["play", "love", "like", "hate", "be", "say", "sign", "shout", "call"]);
/** "Keeps freezing", "goes swimming". */
export const GOING = new Set("keep start stop go love like hate finish try".split(" "));
/** They have two objects: "writes the fairy a letter". */
export const GIVING = new Set(
	"give send bring write tell show make teach lend post buy get read sing offer hand throw feed pass wish promise ask leave cook bake draw find call name".split(
		" ",
	),
);
export const WHAT = new Set(["work out", "find out", "dig up", "put on", "make up", "pick up", "turn out"]);
export const PUTTING = new Set(["put", "set", "stick", "hang", "pour", "get"]);
export const DANGLING = new Set("for with at of to from into about than like by as".split(" "));
export const BECOMING = new Set(["get", "become", "look", "seem", "feel", "stay"]);
/** Nothing is done to by them. */
export const NOTHING = new Set("go come arrive fall sleep wait happen sit lie laugh cry bless".split(" "));
/** "Goes potty". */
export const GONE = /^(?:potty|bonkers|bananas|crackers|mad|wild|crazy|missing|wrong|cold)$/u;
/** Behind these another clause begins. */
export const SUBORDINATE = new Set(
	"because when while until till before after if although though as since unless whenever where how why what whether who which whose so then".split(
		" ",
	),
);
/** "With her" behind them is with whoever takes. */
export const TAKING = new Set(["take", "bring", "carry"]);
/** Behind these something is asked. */
export const WHICH = new Set("where how why what whether who which".split(" "));
export const STOP = /^[.;:!?()–—"/-]$/u;
export const AWAY =
	/^(?:up|down|off|out|away|back|in|on|over|along|around|round|home|inside|outside|together|through|past|across|asleep|upside|too|again|everywhere|somewhere|there|here|high|low|fast|open|shut|loose|free|alone)$/u;
