import { curlyQuotes, oneLine } from "./cleaning";
import { spelled } from "./spellings";
import { literally, wordsOf } from "./wording";

/** What a family tells of somebody, where it can be said of them again just as it is: "hates sleeves" of "stubborn girl, very funny, hates sleeves". */

const DOING =
	"loves|likes|hates|wants|thinks|knows|says|keeps|collects|copies|hums|sings|makes|tells|reads|eats|brings|hides|sucks|notices|carries|counts|asks|talks|runs|climbs|believes|prefers|needs|pretends|forgets|loses|does|puts|wears|plays|draws|paints|dances|laughs|giggles|hugs|knits|cooks|bakes|feeds|repeats|remembers|speaks|learns|holds|looks|scratches|jumps|burps|snores|smells|mixes|worries|teases|stops|never|always";
const NOT_DOING = "(?:always|never|still|secretly|sometimes|only|just|often)";
const SAYING = new RegExp(`^(?:.* who )?((?:${NOT_DOING} )?(?!never|always)(?:${DOING}) .+)$`, "u");
const HAVING = new RegExp(`^(${NOT_DOING}) (?:got|has) (.+)$`, "u");
const BEING = new RegExp(
	`^(${NOT_DOING} (?:\\p{L}+ing|on|in|at|late|cold|hungry|first|tired|cross|happy|muddy|busy|hot|right|asleep|there)(?: .*)?|(?:very |a bit |so )?(?:scared|afraid|proud|good|brilliant|great|bad|terrible|hopeless|rubbish|mad|crazy|obsessed|fond|surprised|best) (?:of|at|with|about|on|by) .+|(?:the )?best \\p{L}+ in .+)$`,
	"u",
);
/** Said to the shop, or of more than a story may tell in passing. */
const UNSAYABLE =
	/(?<!\p{L})(?:you|your|my|our|we|us|i|me|died?|dead|dies|remembered|photo|autis\w*|ill|cancer|hospital|stammer|stutter|deaf|signs?|bsl)(?!\p{L})|[\d(){}<>[\]|!?:]/iu;
const MOST_WORDS = 9;

/** Whether a part of a description may stand in a book at all. */
export const isSayable = (said: string) => !UNSAYABLE.test(said) && wordsOf(said).length <= MOST_WORDS;

/** Takes somebody's description and everybody's names, which are spelled as they are; gives what may follow a name, "is good at bedtime". */
export function traitsOf(description: string, names: readonly string[]): string[] {
	return spelled(oneLine(description))
		.split(/[,.;]| but | and (?=(?:always|never|loves|hates|likes) )/u)
		.flatMap((part) => {
			const said = part.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
			if (!isSayable(said)) return [];
			const [, has, what] = HAVING.exec(said) ?? [];
			const [, is] = BEING.exec(said) ?? [];
			const does = has
				? `${has} has ${what}`
				: is
					? `is ${is.replace(/^best (?=\p{L}+ in)/u, "the best ")}`
					: SAYING.exec(said)?.[1];
			return does === undefined ? [] : [curlyQuotes(withNames(does, names))];
		});
}

const withNames = (said: string, names: readonly string[]) =>
	names.reduce(
		(one, name) => one.replace(new RegExp(`(?<!\\p{L})${literally(name)}(?!\\p{L})`, "giu"), () => name),
		said,
	);
