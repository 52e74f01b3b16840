import type { CastMember } from "~/story/cast";
import type { Pose } from "~/story/vocabulary";
import { capitalise, literally } from "./wording";

/** What the words of a page say that somebody does, as a pose: nobody stands in the picture who "sat down". */

/** Poses by the verbs that tell them, in the past and as they are now. What takes longest comes first. */
const TOLD: readonly (readonly [pose: Pose, verbs: string])[] = [
	["sleep", "(?:fell |falls |was |is )?asleep"],
	["sit", "sat|sits"],
	["lie", "lay|lies"],
	["kneel", "knelt|kneels|crouched|crouches|crawled|crawls"],
	["swim", "swam|swims"],
	["fly", "flew|flies"],
	["climb", "climbed|climbs"],
	["run", "(?:ran|runs|raced|races|rushed|rushes)(?! (?:his|her|their|its|out)(?!\\p{L}))"],
	["dance", "danced|dances"],
	["jump", "jumped|jumps|leapt|leaps|hopped|hops"],
	["walk", "walked|walks|trotted|trots|marched|marches"],
	["stand", "(?:stood|stands)(?! (?:the|that|them|up)(?!\\p{L}))"],
];
const said = (verbs: string) => ` (?:${verbs})(?!\\p{L})`;
const VERBS = Object.fromEntries(TOLD.map(([, verbs]) => [verbs, new RegExp(said(verbs), "u")]));

/** Between somebody and their verb these begin what another does, or what isn’t done. */
const ANOTHER =
	"that|who|which|when|until|while|where (?:the|an?)|if|as|than|like|there|somebody|nobody|had|have|could|would|not|never|nearly|almost|(?:and|,|but) (?:the|an?|all|his|her|their|its|it)|\\p{L}+n’t";

/** What is said aloud tells nothing of who says it. */
const SPEECH = /‘[^‘]*?[.,!?]’/gu;

/** Takes a page's words, one of the cast and the others on it; gives the poses that the words tell of that one, each once. */
export function posesTold(
	text: string,
	{ name, pronouns: she, isMain }: CastMember,
	others: readonly CastMember[],
): Pose[] {
	const isOf = (members: readonly { name: string }[], sentence: string) =>
		members.some(
			(member) =>
				sentence.includes(member.name) &&
				new RegExp(`(?<!\\p{L})${literally(member.name)}(?!\\p{L})`, "u").test(sentence),
		);
	// Until somebody else is named, "she" is the main character.
	let isTheirs = isMain;
	const poses = text
		.replace(SPEECH, " ")
		.split(/(?<=[.!?]) /u)
		.flatMap((sentence) => {
			if (isOf([{ name }], sentence)) isTheirs = true;
			else if (isOf(others, sentence)) isTheirs = false;
			const whom = isTheirs ? [name, she, capitalise(she)] : [name];
			const apart = sentence.replaceAll(", ", " , ");
			// A pattern with somebody's name takes long to make, and few sentences have them and the verb.
			if (!whom.some((one) => apart.includes(one))) return [];
			return TOLD.filter(
				([, verbs]) =>
					VERBS[verbs]?.test(apart) &&
					new RegExp(
						`(?<![\\p{L}’])(?:${whom.map(literally).join("|")})(?= )(?:(?! (?:${ANOTHER})(?!\\p{L}))[^.!?])*?${said(verbs)}`,
						"u",
					).test(apart),
			);
		});
	return TOLD.filter((row) => poses.includes(row)).map(([pose]) => pose);
}
