import { type Clause, isRelative } from "./clauses";
import { baseOf, type Finite, finite } from "./verbs";
import { listed } from "./wording";

/** What a clause of an idea says that somebody wants, misses or can’t do. */

const AIMS =
	/^(?:to|(?:learning|trying|hoping|planning|going) to|like to|love to|(?:out|off) to) ([\p{Ll}].*)$/u;
/** Nobody’s aim. */
const GIVEN_UP =
	/^(?:give up|lose|worry|panic|cry|fall|forget|feel|get (?:cold|tired|bored|hungry|dark|late|lost))(?!\p{L})/u;
const WANTING = new Set([
	"want",
	"need",
	"have",
	"try",
	"hope",
	"decide",
	"learn",
	"set",
	"plan",
	"start",
	"begin",
]);

/** "Nervous about singing": what is feared is to be done. */
const FEARED =
	/^(?:a bit |a little |a little bit |very |so |really )?(?:nervous|anxious|worried|shy) about (?!being|having|getting|going to (?!the|an?)|losing|falling|missing|leaving|moving)(\p{L}+ing)(?: (.+))?$/u;

/** "Can’t sleep" and "is too small to ride": what isn’t possible is wanted, and that it isn’t is told first. */
export const isStuck = (verb: Finite) => /^could(?:n’t| not)$/u.test(verb.past);
const isHindered = ({ verb, rest }: Pick<Clause, "verb" | "rest">) =>
	(isStuck(verb) && !/^wait to /u.test(rest)) ||
	FEARED.test(rest) ||
	(/^(?:was|were)$/u.test(verb.past) && /^too \p{L}+ to /u.test(rest));

/** What has to be borne is not what anybody wants. */
const IMPOSED = /^(?:stay|wear|share|move)(?!\p{L})/u;

/** What a clause says that somebody wants: "must help it", "learns to swim". */
export function aimIn({ verb, rest }: Clause): string | null {
	if (verb.past === "had to") return IMPOSED.test(rest) ? null : rest;
	const [, awaited] = /^wait to (.+)$/u.exec(rest) ?? [];
	if (isStuck(verb)) return awaited ?? (/^wait(?!\p{L})/u.test(rest) ? null : rest);
	const [, dreaded = "", where = ""] = FEARED.exec(rest) ?? [];
	if (/^(?:was|were)$/u.test(verb.past) && baseOf(dreaded)) return `${baseOf(dreaded)} ${where}`.trim();
	const [, had] = /^(an? [\p{L}-]+(?: [\p{L}-]+){0,3})$/u.exec(rest) ?? [];
	if (verb.verb?.base === "want" && had) return `have ${had}`;
	const [, doing = "", what = ""] = /^of ([\p{L}]+ing)(?: (.+))?$/u.exec(rest) ?? [];
	if (verb.verb?.base === "dream") return baseOf(doing) === null ? null : `${baseOf(doing)} ${what}`.trim();
	const [, granted] = /^for (an? .+)$/u.exec(rest) ?? [];
	if (verb.verb?.base === "wish" && granted) return `have ${granted}`;
	if (verb.verb?.base === "wish") return /^(?:that )?(?:he|she|they) could (.+)$/u.exec(rest)?.[1] ?? null;
	const [, hindered] = /^too (?:little|small|young|short|shy|busy|big) to (.+)$/u.exec(rest) ?? [];
	if (hindered && isHindered({ verb, rest })) return hindered;
	if (verb.verb === null ? !/^(?:was|were|would)$/u.test(verb.past) : !WANTING.has(verb.verb.base))
		return null;
	const aim = AIMS.exec(rest.replace(/^(?:starting|beginning) /u, ""))?.[1] ?? null;
	if (aim !== null && GIVEN_UP.test(aim)) return null;
	// "Is building a den", "are going on a train": what is being done is what is wanted.
	const [, being = "", done = ""] = /^(\p{L}+ing) (.+)$/u.exec(rest) ?? [];
	const base = baseOf(being);
	if (aim === null && verb.verb === null && base !== null && finite(base)?.verb?.isChosen)
		return `${base} ${done}`;
	const [first = ""] = aim?.split(" ") ?? [];
	const isDeed = first === "be" || finite(first)?.verb?.base === first;
	// "Going to the seaside" is not "going to build".
	return aim !== null && /^(?:going|out|off) to /u.test(rest) && !isDeed ? `go to ${aim}` : aim;
}

/** "They have a picnic" is done on purpose, "they have a cold" isn’t; "they tell stories" is, "they tell Dad" isn’t. */
export const isOutingHad = ({ verb }: Finite, rest: string) =>
	(verb?.base === "turn" && /^(?:the|an?|his|her|their|its?|\p{Lu}\p{L}+’s) .*(?:^| )into /u.test(rest)) ||
	(verb?.base === "tell" && /^(?:each other )?(?:a story|stories|jokes)(?!\p{L})/iu.test(rest)) ||
	(verb?.base === "have" &&
		/^an? (?:[\p{L}-]+ )?(?:picnic|party|sleepover|race|feast|tea|sports day)(?!\p{L})/iu.test(rest));

/** "And trains really hard": what is done for what is wanted. */
export const isMeans = ({ verb: { verb }, rest, joint }: Clause) =>
	/(?:^| )so /u.test(joint) ||
	/^(?:keep trying|keep practising|keep looking)(?!\p{L})/u.test(`${verb?.base} ${rest}`) ||
	(/^(?:train|practise|try|ask|search|save|hear|follow|spot|notice)$/u.test(verb?.base ?? "") &&
		!/^(?:out|to) /u.test(rest));

/** "They run out of sandwiches" on nobody’s purpose. */
export const isMishap = ({ verb }: Finite, rest: string) =>
	/^(?:run (?:out|late|into trouble)|take (?:ill|fright)|give up|put off|go (?:wrong|missing|to (?:sleep|bed))|miss out)(?!\p{L})/u.test(
		`${verb?.base} ${rest}`,
	);

/** "Mia finds it" is what the story tells itself. */
export const isFinding = ({ verb }: Finite, rest: string) =>
	verb?.base === "find" && /^(?:it|him|her|them)$/u.test(rest);

/** "They find their way home" is what they wanted, no riddle. */
export const isWayFound = ({ verb }: Finite, rest: string) =>
	verb?.base === "find" && /^(?:his|her|their|the) way(?!\p{L})/iu.test(rest);

/** What a child drops or forgets somewhere and then misses. */
const LEFT_BEHIND =
	/^(?:his|her|their) (?:[\p{L}-]+ ){0,2}(?:teddy|bear|bunny|rabbit|toy|doll|blanket|hat|scarf|gloves?|mittens?|bag|rucksack|ball|book|keys?|shoes?|boots?|wellies|glasses|ring|monkey|elephant|lamb)(?!\p{L})/iu;

/** Lost for good, or no thing at all: nobody looks for these. */
const NEVER_SOUGHT =
	/(?<!\p{L})(?:tooth|teeth|race|game|match|fight|bet|turn|way|balance|temper|patience|nerve|grip|footing|voice|appetite|interest|fear|place|points?)$/iu;

/** What is missing: "his favourite teddy" of "loses his favourite teddy", "the cake" of "the cake goes missing". */
export function lostIn(
	{ verb, rest }: Clause,
	subject: string,
	isHers: boolean,
	isKnown: boolean,
): string | null {
	if (verb.verb?.base === "lose" && NEVER_SOUGHT.test(nounIn(rest) ?? "")) return null;
	if (verb.verb?.base === "lose" && isHers) return nounIn(rest);
	if (/^(?:drop|forget|leave)$/u.test(verb.verb?.base ?? "") && isHers)
		return LEFT_BEHIND.exec(rest)?.[0] ?? null;
	const [, theirs] = /^(?:his|her|their) (.+)$/u.exec(nounIn(rest) ?? "") ?? [];
	if (verb.verb?.base === "lose" && isKnown && theirs) return `${subject}’s ${theirs}`;
	const [, own] = /^lost (?:his|her|its|their) ([\p{L} ’-]+)$/u.exec(rest) ?? [];
	if (verb.verb?.base === "have" && own && /^(?:the|an?) /iu.test(subject))
		return `${lowered(definite(subject))}’s ${own}`;
	const isGone =
		/^(?:missing|lost|stolen)$/u.test(rest) ||
		(/^(?:disappear|vanish)$/u.test(verb.verb?.base ?? "") && rest === "");
	return isGone && /^(?:the|his|her|their) /iu.test(subject) ? subject.replace(/^The/u, "the") : null;
}

/** Says how somebody is found rather than who it is, where it stands after the noun. */
const STATE =
	/(?<=^\S+ \S.*) (?:fast )?(?:asleep|awake|alone|alive|afraid|ashore|aboard|nearby|stuck|trapped|lost|hidden|hiding|crying|beating|ringing|singing|barking|howling|roaring|growling|calling|shining|glowing|sleeping|sitting|lying|floating|buried)$/iu;

/** The thing that comes first: "a tiny dragon" of "a tiny dragon in the garden shed", "mum’s ring". */
export const nounIn = (rest: string): string | null =>
	/^((?:(?:all )?the|an?|his|her|their|some|two|three|(?:(?:his|her|their) )?\p{L}+’s) (?:(?!(?:in|inside|into|on|at|under|behind|beside|below|beneath|above|over|between|outside|who|that|which|where|with|from|by|near|for|of|to|and|full|made|all|called|named)(?!\p{L}))[\p{L}’-]+ ?){1,4})/iu
		.exec(rest)?.[1]
		?.trim()
		.replace(STATE, "") ?? null;

/** "help it get home" says whom, where the clause before did. A thing is never taken for somebody of the cast. */
export function withNoun(wish: string, before: Clause | undefined, names: readonly string[]): string {
	// "Make it up to somebody", "give it a go": nothing in particular.
	if (!before || /^(?:make it|give it an? |get it right)(?!\p{L})/u.test(wish)) return wish;
	const known = names
		.slice(1)
		.find((name) => [before.subject, before.rest].some((text) => `${text} `.startsWith(`${name} `)));
	const said = nounIn(before.rest.replace(/^(?:lost|found|seen|built|made|got|been given) /u, ""));
	const isOthers = before.subject.includes("’s ") && !before.subject.startsWith(`${names[0]}’s `);
	const other = isOthers || /^(?:the|an?|his|her|their) /iu.test(before.subject) ? before.subject : null;
	// "It" is one thing: "eats all the pencils, so she has to hide it" doesn’t hide the pencils.
	const isSeveral = /(?:[^s]s|^(?:some|two|three) .+)$/u.test(said ?? "");
	const [whom, thing] = [said ?? known ?? other, (isSeveral ? null : said) ?? other].map(
		(noun) => noun && definite(noun).replace(/^(?:The|His|Her|Their)(?= )/u, lowered),
	);
	// "A mouse steals the sugar and she chases it": the mouse.
	const meant = /^(?:chase|catch|follow) /u.test(wish) ? (other && lowered(definite(other))) || thing : thing;
	// "A whale who has lost his song": the whale, and the song.
	const [, own] =
		/(?:who|that|which) (?:has|had) lost ((?:his|her|its|their) [\p{Ll} -]+)$/u.exec(before.rest) ?? [];
	const isBoth = own !== undefined && / (?:him|her|them) (?=.* it(?: |$))/u.test(wish);
	return wish
		.replace(/ it(?= |$)/u, (it) => (isBoth ? ` ${own}` : meant ? ` ${meant}` : it))
		.replace(/ (?:him|them|(?<=(?:help|teach|let|make) )her(?= \p{Ll}))(?= |$)/u, (them) =>
			whom && (them !== " her" || isDeedAfter(wish, them)) ? ` ${whom}` : them,
		);
}

/** "Helps her find it" helps somebody; "helps her gran" is of somebody else. */
const isDeedAfter = (wish: string, pronoun: string) => {
	const [first = ""] = wish
		.slice(wish.indexOf(`${pronoun} `) + pronoun.length + 1)
		.replace(/^to /u, "")
		.split(" ");
	return finite(first)?.verb?.base === first;
};

/** Says when, or what for: "before the feast", "to rescue their hen". */
const WHEN_OR_WHY =
	/ (?:(?:before|after|until|in time for|by (?:bedtime|midnight|morning|teatime|sunset)|so that) |to (?!(?:the|an?|his|her|their|its)(?!\p{L}))\p{Ll}+ ).*$/u;

/** The wish with "her gran" in it: whoever wants it too and isn’t in the book by name. */
export function withWhom(wish: string, subject: string): string {
	const too = subject.split(/, | and /u).filter(isRelative);
	if (too.length === 0) return wish;
	const along = ` with ${listed(too)}`;
	// "Learns to swim", "helps him to get home": no purpose, but what is learnt.
	const tail = /^(?:learn|teach|help|ask|tell|get|try|find out) /u.test(wish)
		? / (?:before|after|until|in time for) .*$/u.exec(wish)
		: WHEN_OR_WHY.exec(wish);
	return tail === null ? `${wish}${along}` : `${wish.slice(0, tail.index)}${along}${tail[0]}`;
}

/** Past what stands in the way, with why it does and how pressing it is; null where nothing does. */
export function hindranceEnd(clauses: readonly Clause[], at: number): number | null {
	const clause = clauses[at];
	if (!clause || !isHindered(clause)) return null;
	let end = at + 1;
	while (clauses[end]?.verb.verb === null && !/but/u.test(clauses[end]?.joint ?? "")) end++;
	return end;
}

/** Who can’t swim is taught to swim. */
export const taught = (wish: string, before: Clause | undefined) =>
	before && isStuck(before.verb) && /^teach \S+(?: \S+){0,3}$/u.test(wish)
		? `${wish} to ${before.rest}`
		: wish;

/** "She keeps falling off", "they are starting to give up": what stands in the way again and again. */
export const isFailing = ({ verb, rest }: Clause) =>
	(verb.verb?.base === "keep" &&
		/^(?!trying|practising|going|looking|smiling)\p{L}+ing(?!\p{L})/u.test(rest)) ||
	/^(?:(?:starting|beginning) )?to (?:give up|lose hope)(?!\p{L})/u.test(rest);

/** "Can’t sleep", "is going to be a sister": what comes after may say it better. */
export const isOnlyImplied = (clause: Clause) =>
	isHindered(clause) ||
	/ when (?:he|she|they) grows? up$/u.test(clause.rest) ||
	(clause.verb.verb === null && clause.verb.past !== "had to");

/** "And a goat ate it" belongs to the loss, not to the finding. */
export const isTaking = ({ verb, rest }: Clause) =>
	/^(?:eat|take|steal|hide|carry)$/u.test(verb.verb?.base ?? "") && /^(?:it|them)(?!\p{L})/u.test(rest);

/** "And is frightened": felt in spite of what is begun, not because it ended so. */
export const isFeeling = ({ verb, rest }: Clause) =>
	(verb.past === "didn’t" && /^(?:want|like|dare)(?!\p{L})/u.test(rest)) ||
	(/^(?:was|were)$/u.test(verb.past) &&
		/^(?:a bit |a little |a little bit |very |so |really )?(?:frightened|scared|afraid|nervous|worried|anxious|shy)(?!\p{L})/u.test(
			rest,
		));

/** "Has never slept on a train before" says no more than that it is new. */
export const NEW = /(?<!\p{L})(?:has|have|had) never \p{L}+ [\p{L} ]+ before(?!\p{L})/iu;
export const isNew = ({ verb, rest }: Clause) => NEW.test(`${verb.past} ${rest}`);

/** Whoever came and became a friend: "A spider" of "A spider moves in and they become friends". */
export const befriended = (clauses: readonly Clause[], at: number): string | null => {
	const { subject = "", verb, rest } = clauses[at] ?? {};
	const other = clauses[at - 1]?.subject ?? "";
	const isSo =
		/^they(?: all| both)?$/iu.test(subject) &&
		verb?.verb?.base === "become" &&
		/^(?:best |good )?friends$/u.test(rest ?? "");
	return isSo && /^an? /iu.test(other) ? lowered(definite(other)) : null;
};

export const definite = (noun: string) =>
	noun.replace(/^(?:an?|some) /iu, "the ").replace(/^(?=(?:two|three) )/u, "the ");

export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "Rescue a lost lamb", "learn to skate": as somebody says it who says only what is to be done; "Fish who sing" is none. */
export const BIDDEN =
	/^(?:build|make|bake|paint|invent|visit|explore|climb|rescue|save|help|find|discover|win|catch|meet|bring|take|ride|fly|drive|sing|write|draw|dig|open|throw|solve|collect|feed|hide|mend|fix|deliver|tame|protect|decorate|celebrate|be|become|have|learn) (?:an?|the|his|her|their|some|every|all|two|three|to|how) .+$|^(?:go|travel|sail|fly|swim|climb|ride|run) (?:to|into|on|up|across|over|through|with|in|down|round|back|for) .+$/iu;

/** "A quest to find the golden cup", "a trip to Wales": where to, or what for. */
export const OUTING =
	/^(?:an? |the )?(?:[\p{L}’-]+ ){0,3}(?:adventure|quest|journey|trip|mission|expedition|day out|hunt) (to|in) (.+)$/iu;
