import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";

/**
 * Whether a family's words ask for something that has no place in a children's book: sexual content, graphic
 * violence, self-harm, hate, drugs or foul language. Pure; the book form and the writer use it.
 *
 * A word rule can only be coarse, so it errs towards letting a story through: a vendor's writer has a judgement of
 * its own, and the family approves a proof before anything is printed. Whole words only ("Essex", "Scunthorpe" and "heroine"
 * pass); a word with an innocent use of its own ("dick", "cock", "tit", "weed", "high") counts only in a telling phrase.
 * Slaying dragons, pirates' swords and pillow fights are what stories are made of and pass.
 */

const PERSON =
	"(?:him|her|them|me|us|people|person|someone|somebody|everyone|everybody|(?:(?:the|a|an|his|her|their|my|our|all|all the)\\s+)?" +
	"(?:man|men|woman|women|child|children|kids?|boys?|girls?|bab(?:y|ies)|famil(?:y|ies)|mum|dad|parents?|teachers?|neighbours?))";

const SELF = "(?:(?:my|your|her|him|them|it)self|themselves|ourselves)";

const SEXUAL = [
	"(?<!same[-\\s])sex(?!\\s*[:=])",
	"sex(?:y|ual|ually|uality|ting)",
	"porn(?:o|ography|ographic|star|hub)?",
	"nudes?|nudity|nsfw|bdsm|hentai|xxx",
	"erotic(?:a|ally)?|orgasms?|org(?:y|ies)|fetish(?:es)?|kinky|incest|intercourse",
	"penis(?:es)?|vaginas?|genitals?|genitalia|boobs?|boobies|dick\\s+pics?|blow\\s?jobs?",
	"masturbat(?:e|es|ed|ing|ion)|strippers?|striptease|strip\\s+club",
	"rap(?:e|es|ed|ist|ists)|raping|molest(?:s|ed|er|ing)?|pa?edophil(?:e|es|ia)",
	"prostitut(?:e|es|ion)|whores?|sluts?|slutty",
	"horny(?!\\s+(?:toads?|lizards?|frogs?|beetles?|devils?))",
	"naked\\s+(?:boys?|girls?|child|children|kids?|wom[ae]n|m[ae]n|ladies|lady)",
];

const VIOLENCE = [
	"gore|gory|bloodbath|massacres?|massacred|snuff\\s+film",
	"behead(?:s|ed|ing)?|decapitat(?:e|es|ed|ing|ion)|dismember(?:s|ed|ing|ment)?|disembowel(?:s|led|ling)?",
	"mutilat(?:e|es|ed|ing|ion)|tortur(?:e|es|ed|ing)",
	"murder(?:s|ed|ing|er|ers|ous)?(?!\\s+myster(?:y|ies)|\\s+of\\s+crows)",
	`(?:kill|slaughter|stab|shoot|strangle|execute)(?:s|ed|ing)?\\s+${PERSON}`,
	`(?:stabbed|stabbing|shot)\\s+(?:and\\s+killed|to\\s+death|${PERSON}\\s+(?:dead|in\\s+the))`,
	"serial\\s+killers?|school\\s+shoot(?:er|ing)s?|mass\\s+shoot(?:er|ing)s?|to\\s+death\\s+with",
	"blood\\s+(?:and\\s+guts|everywhere|splattered|spurting)|(?:pools?|rivers?|full|covered)\\s+(?:of|in)\\s+blood",
	"(?:chop|cut|rip|tear|hack)(?:s|ped|ping|ting|ing)?\\s+(?:off\\s+)?(?:his|her|their|its)\\s+(?:head|arms?|legs?|throat)(?:\\s+off)?",
	"terrorists?|suicide\\s+bomb(?:er|ers|ing)?",
];

const SELF_HARM = [
	"suicid(?:e|es|al)|self[-\\s]?harm(?:s|ed|ing)?|anorexi(?:a|c)|bulimi(?:a|c)",
	`(?:kill|hang|starve|drown)(?:s|ed|ing)?\\s+${SELF}`,
	`(?:cut|hurt|burn)(?:s|ting|ing|ed)?\\s+${SELF}\\s+on\\s+purpose`,
	"(?:slit|cut|slash)(?:s|es|ting|ting)?\\s+(?:my|your|his|her|their)\\s+wrists?",
	"(?:end|take)(?:s|ing)?\\s+(?:my|your|his|her|their)\\s+own\\s+li(?:fe|ves)|end(?:s|ing)?\\s+(?:my|his|her|their)\\s+life",
	"wants?\\s+to\\s+die|wanted\\s+to\\s+die|overdos(?:e|es|ed|ing)",
];

const HATE = [
	"nigg(?:er|ers|a|as)|faggots?(?!\\s+and\\s+(?:peas|gravy|chips|mash))|kikes?|gooks?|wogs?|pakis?|trann(?:y|ies)|spics?",
	"retard(?:s|ed)?",
	"(?:sieg|heil)\\s+(?:heil|hitler)|neo[-\\s]?nazis?|white\\s+(?:power|supremac(?:y|ist|ists))|kkk|ku\\s+klux\\s+klan",
	"ethnic\\s+cleansing|genocides?",
	"(?:hates?|hating|kill|gas|death\\s+to)\\s+(?:all\\s+|the\\s+)*(?:jews?|muslims?|christians?|hindus?|sikhs?|blacks?|whites?|gays?|lesbians?|immigrants?|foreigners?|refugees?|gypsies|disabled\\s+people)",
];

const DRUGS = [
	"cocaine|heroin|crystal\\s+meth|meth|methamphetamines?|marijuana|cannabis|ketamine|fentanyl|opium|lsd|mdma|spliffs?",
	"smok(?:e|es|ed|ing)\\s+(?:weed|pot|crack|a\\s+joint|joints|dope)",
	"(?:tak(?:e|es|ing)|took|do|does|doing|deal(?:s|ing)?|sell(?:s|ing)?|inject(?:s|ing)?|on)\\s+(?:hard\\s+)?drugs",
	"drug\\s+(?:dealers?|dealing|addicts?|dens?|lords?|cartels?|trips?)|drugged|high\\s+on\\s+(?:drugs|weed|pills)",
	"tak(?:e|es|ing)\\s+ecstasy|ecstasy\\s+(?:pills?|tablets?)",
];

/** What the list below lacks: stars in place of letters. */
const FOUL = ["f\\*+c?k(?:ing|er|ed)?"];

/**
 * Words of the list with an innocent use of their own, in Britain or on a farm, or for which a rule above knows the telling phrase.
 */
const INNOCENT = new Set(
	"abo anal ass boob chink cock cum dick dyke fag hooker negro prick pussy scat sex tit turd".split(" "),
);
/** Foul language in its disguises, from the word list of the package `obscenity`, which others keep. */
const foul = new RegExpMatcher({
	...new DataSet<{ originalWord: string }>()
		.addAll(englishDataset)
		.removePhrasesIf(({ metadata }) => INNOCENT.has(metadata?.originalWord ?? ""))
		.build(),
	...englishRecommendedTransformers,
});
const BEFORE_FOUL = /(?<![\p{L}\p{N}])(?:mother|bull|dumb)?$/u;
const AFTER_FOUL = /^(?:s|es|t?y|ed|ers?|ing|head)?(?![\p{L}\p{N}])/u;

/** Only a word of its own counts: Anusha, Kikelomo and Fukuda are children's names. */
function isFoul(words: string): boolean {
	return foul
		.getAllMatches(words)
		.some(
			({ startIndex, endIndex }) =>
				BEFORE_FOUL.test(words.slice(Math.max(0, startIndex - 7), startIndex)) &&
				AFTER_FOUL.test(words.slice(endIndex + 1, endIndex + 6)),
		);
}

const RULE = new RegExp(
	`(?<![\\p{L}\\p{N}])(?:${[SEXUAL, VIOLENCE, SELF_HARM, HATE, DRUGS, FOUL].flat().join("|")})(?![\\p{L}\\p{N}])`,
	"u",
);

const DISGUISES: Record<string, string> = {
	"0": "o",
	"1": "i",
	"3": "e",
	"4": "a",
	"5": "s",
	"@": "a",
	$: "s",
};

/** Width, accents, case and invisible characters don't make another word of it. */
function plain(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/[\p{M}\p{Cf}]/gu, "")
		.replace(/[\p{Cc}\s_]+/gu, " ")
		.toLowerCase();
}

/**
 * Takes anything a family typed (title, location, description, name, personality) and says whether the shop won't
 * make a children's book of it. Facts for the shop: "moderated text fields".
 */
export function isUnsuitable(text: string): boolean {
	const words = plain(text);
	const undisguised = words.replace(
		/(?<=\p{L})[01345@$]|[01345@$](?=\p{L})/gu,
		(sign) => DISGUISES[sign] ?? sign,
	);
	return RULE.test(words) || RULE.test(undisguised) || isFoul(words);
}
