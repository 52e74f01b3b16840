/** What a family says to the shop, not to its child: never printed. */

const ASKING = new Set(
	"a an the it it’s its is this be can could would you we i i’d we’d like love want wanted wants need have make write me us please for with hello hi so um ok just maybe something some funny silly bedtime little short gentle nice magical exciting fun cute sweet lovely simple adventure rhyming about him her them to of his child children’s kids picture personalised".split(
		" ",
	),
);
const LEAD =
	/^(.{0,80}?)(?<!\p{L})(?:story|stories|book|adventure|tale|one|something|it to be|it be)(?: to be)? (where|when|in which|about how|about when|about|of how|of)(?!\p{L})\s*/iu;

/** Said by whoever orders, in words that no plot needs: what could happen in one ("a magic book", "everyone cheers", "nothing works") stays. */
const TO_US =
	/(?<!\p{L})(?:(?:this|your) (?:story|book)|in (?:the|a|this) (?:story|book)|ending|in rhyme|rhyming|to rhyme|rhyme if|moral of|theme|chapter|(?:last|first|each|one) page|illustrations?|use (?:the|her|his|their|a) photos?|birthday present|christmas present|up to you|or something|something like|something (?:funny|silly|gentle|sweet|nice|about)|don’t mind|ideally|preferably|bonus points|if poss(?:ible)?|so no(?! one)|if you can|based on|true events|hearing this|could (?:that|it|this) be|be in it|cry in it)(?!\p{L})|^(?:thanks|cheers|not sure|no idea)(?!\p{L})/iu;
/** Said in a plot, too, by somebody in it. */
const POLITE = /(?<!\p{L})(?:please|thanks|thank you)(?!\p{L})/iu;
const WISH =
	/(?<!\p{L})(?:I|we)(?:’d| would)(?: just| really| also)* (?:like|love|prefer|want)(?!\p{L})|(?<!\p{L})(?:I|we)(?: do| don’t| just| really| also)* (?:want|hope|wish)(?: (?:it|him|her|them|this|that|you|something|a|the|his)(?!\p{L}))|(?<!\p{L})(?:would love|would like|want (?:him|her|them|it|this) to|(?:was|were|am|are|I’m|we’re) (?:hoping|thinking of|looking for))(?!\p{L})/iu;
const BIDDING =
	/^(?:(?:and|but|so|oh|ps|then) )?(?:also an?|can|could|would|will you|make|don’t|do not|include|mention|use|add|keep it|let (?:him|her|them|it)|spell|dear shop|put (?:in|him|her|them|it)|set (?:in|it|on)|maybe|perhaps|want|must|should|needs? to|has to be|have (?:him|her|them|it)|similar to|kindly|careful|it’s (?:fine|ok|okay) |avoid|skip|leave out|(?:not|nothing|anything) (?:too|scary|soppy|sad|silly|babyish)|(?:lots|plenty) of (?:\p{L}+ )*(?:bits|jokes|noises|repetition|words)|for (?:our|my|his|her|their) [^,]*(?:birthday|christmas|christening|son|daughter|grand\p{L}+|niece|nephew|twins))(?!\p{L})|^no(?! one)(?: [\p{L}’-]+){1,3}[.!]$|^not(?: [\p{L}’-]+){1,3}[.!]$/iu;
const MUST =
	/(?<!\p{L})(?<!(?:thinks?|thought|knows?|knew|asks?|asked|decides?|decided|wonders?|wondered|if|whether)(?: \p{L}+)? )should(?!\p{L})|(?<!\p{L})(?:must|needs? to|has to|have to|ought to) (?:get to be|be in it|be about|end|include|feature|have a|mention|be (?:funny|happy|gentle|honest|reassuring|silly|short|about))(?!\p{L})/iu;
/** "The door where they wait for you" is anybody. */
const YOU =
	/^(?:\S+ ){0,3}you(?!\p{L})|(?<!\p{L})(?:can|could|would|do|if|as|hope|whatever|however|want) you(?!\p{L})|(?<!\p{L})your (?:story|book|team|magic|choice)/iu;
const FOR_WHOM = /^For \p{Lu}[^,]*\.$/u;
const SAYING =
	/[“‘"]|(?<!\p{L})(?:says?|said|shouts?|asks?|asked|tells?|told|whispers?|sings?|calls?|yells?|writes?|wrote|reads?)(?!\p{L})/iu;
const AGE =
	/^(?:\p{L}+ is|he is|she is|he’s|she’s|they are) (?:nearly |almost |just )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: years old| this \p{L}+| (?:on|in|next) .+)?[.!]$/iu;

/** Takes printed sentences and a book's names; gives those that tell something, without what leads them in ("a story where"). */
export function withoutAsking(sentences: readonly string[], names: readonly string[]): string[] {
	return sentences.flatMap((sentence) => {
		const told = ledIn(sentence, names);
		const isSaid = told.startsWith("This is the story of");
		const rest = isSaid ? told.slice(20) : told;
		if (TO_US.test(rest) || WISH.test(rest) || MUST.test(rest) || AGE.test(rest) || asksForBook(rest))
			return [];
		if (POLITE.test(rest) && !SAYING.test(rest)) return [];
		// A dog may be called Skip.
		if (BIDDING.test(rest) && !names.some((name) => rest.startsWith(name))) return [];
		if ((YOU.test(rest) && !SAYING.test(rest)) || FOR_WHOM.test(rest)) return [];
		return [told];
	});
}

/** "A bedtime book for my son", with nothing before it but asking. */
function asksForBook(sentence: string): boolean {
	const [, before] = /^(.{0,80}?)(?<!\p{L})(?:story|stories|books?)(?!\p{L})/iu.exec(sentence) ?? [];
	return before !== undefined && isAsking(before);
}

const isAsking = (words: string) =>
	words
		.toLowerCase()
		.split(/[\s,]+/u)
		.every((word) => word === "" || ASKING.has(word) || /ing$/u.test(word));

function ledIn(typed: string, names: readonly string[]): string {
	const sentence = capital(typed.replace(/^in (?:the |this |our )?(?:story|book),? /iu, ""));
	const [whole = "", before = "", by = ""] = LEAD.exec(sentence) ?? [];
	if (whole === "" || !isAsking(before)) return sentence;
	const rest = sentence.slice(whole.length);
	if (rest === "") return sentence;
	if (!/^(?:about|of)$/iu.test(by)) return capital(rest);
	const how = /^(?:how|when|the (?:day|time|night) (?:when|that)?)\s+/iu.exec(rest)?.[0];
	if (how !== undefined && /^(?:how|when)/iu.test(how)) return capital(rest.slice(how.length));
	const name = names.find((one) => rest.startsWith(`${one} who `));
	if (name !== undefined) return `${name} ${rest.slice(name.length + 5)}`;
	return `This is the story of ${rest}`;
}

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
