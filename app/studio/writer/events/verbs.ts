import { IRREGULAR, type Word } from "../words";
import type { EventKind } from "./event";

/** Verbs: their forms, and what kind of thing happens by each. */

const KINDS: Readonly<Partial<Record<EventKind, string>>> = {
	refuses: "refuse",
	wants: "want wish hope long dream ask beg plan decide need",
	"goes-away":
		"go_off go_away run_away run_off walk_off fly_away fly_off float_away float_off roll_away roll_off blow_away swim_away drive_off drive_away escape leave vanish disappear get_away get_out get_loose slip_away set_off set_out sneak_off sneak_out hop_off bolt wander_off wander climb_out jump_out creep_out march_off storm_off scamper peel_off leg",
	chases: "chase hunt pursue follow run_after go_after race_after",
	"looks-for": "look_for search seek look_everywhere look hunt_for explore",
	finds: "find discover uncover spot notice see dig_up find_out hear smell realise turn_up appear pull_out",
	loses: "lose drop forget misplace miss",
	takes: "take steal nick pinch grab snatch catch collect fetch borrow keep swipe kidnap swap pick get",
	makes:
		"make build create paint draw sew knit cook bake write invent construct put_up decorate plant design prepare mix cut fill",
	breaks:
		"break smash crash spill knock knock_over burst pop rip tear snap stick get_stuck sink spoil ruin wreck melt blow_off blow_down trip flood",
	eats: "toast eat gobble munch nibble lick taste drink swallow scoff devour chew bite sip feed",
	scares: "scare frighten growl roar attack haunt bark hiss shout scream shriek howl squirt",
	meets:
		"meet visit arrive come join greet invite knock_on turn_up make_friends introduce come_out come_along",
	helps:
		"help save rescue fix mend cheer comfort teach show look_after protect free lift carry heal guide guard hold hug cuddle let heat warm",
	changes: "turn_into become turn change transform swap_places shrink turn_out switch",
	wins: "win beat score defeat succeed manage finish end_up",
	says: "say tell whisper call sing cry laugh promise explain sign answer reply thank wave clap talk speak burp yell giggle dare warn read",
	sleeps: "sleep fall_asleep go_to_sleep nap snore dream_of rest wake wake_up snooze yawn",
	"comes-home": "come_home go_home get_home come_back go_back return get_back arrive_home bring_home",
	flies: "fly float take_off glide soar hover land",
	rides: "ride drive sail travel row cycle pedal steer zoom race gallop paddle swim walk run jump climb",
	hides: "hide sneak creep bury tiptoe crawl",
	gives: "share give bring send post deliver lend offer share_out leave_for",
	plays: "play dance splash kick bounce skip tickle perform juggle swing slide throw toss",
	feels: "get_fed feel love like hate miss worry enjoy fear",
	learns: "work_out make_up learn try practise remember know think work_out understand choose",
	falls: "fall slip tumble trip_over fall_in fall_over fall_off land_in",
	grows: "grow get_bigger swell stretch bloom hatch sprout",
	does: "line_up put_on let_in let_out turn_off blow_up do put wear use open close shut go start stop keep turn_off turn_on switch_on switch_off wash clean pack push pull dig hang touch sit stand wait watch point blow_out tip pour press stir brush live work have pretend happen climb_up bring_up set pick_up put_on take_off_x lie point_at sniff peep peek hop roll spin slide stay set_up queue need_to shine glow",
};

const kinds = new Map(
	Object.entries(KINDS).flatMap(([kind, verbs]) =>
		verbs.split(" ").map((verb) => [verb.replaceAll("_", " "), kind as EventKind] as const),
	),
);

/** By its verb, and by what stands right behind that. */
export const kindOfVerb = (verb: string, behind: readonly string[]): EventKind =>
	kinds.get(`${verb} ${behind.slice(0, 2).join(" ")}`) ??
	kinds.get(`${verb} ${behind[0] ?? ""}`) ??
	kinds.get(verb) ??
	"does";

/** "Digs up the chest", but "runs up the hill". */
export const isParticle = (verb: string, behind: string) => kinds.has(`${verb} ${behind}`);

/** By a form of its verb: "eaten". "Fed" is mostly fed up. */
export function kindOfWord(lower: string): EventKind {
	const lemma = lower === "fed" ? "feel" : (IRREGULAR.get(lower) ?? lower.replace(/(?:ed|en)$/u, ""));
	return kinds.get(lemma) ?? kinds.get(`${lemma}e`) ?? "does";
}

const isVerb = (lemma: string) => kinds.has(lemma) || lemmas.has(lemma);
const lemmas = new Set([...kinds.keys()].map((verb) => verb.split(" ")[0] ?? verb));

/** Forms beside those of `IRREGULAR`. */
const FORMS = new Map(
	(
		"is=be are=be am=be was=be were=be been=be being=be has=have had=have does=do did=do done=do felt=feel sent=send gave=give given=give fed=feed led=lead fought=fight caught=catch " +
		"blew=blow grew=grow began=begin became=become fallen=fall brought=bring rang=ring chose=choose spent=spend hid=hide sat=sit bitten=bite hung=hang lit=light shone=shine crept=creep leapt=leap swung=swing spun=spin wept=weep knelt=kneel lent=lend bent=bend slid=slide shot=shoot stung=sting sprang=spring rose=rise risen=rise " +
		"fled=flee meant=mean paid=pay sold=sell struck=strike understood=understand wound=wind laid=lay became=become drank=drink drunk=drink clung=cling dug=dig fitted=fit ridden=ride shown=show worn=wear"
	)
		.split(" ")
		.map((pair) => pair.split("=") as [string, string]),
);

/** The verb that a word is a form of, if it can be one; a noun only where it is a verb of the table. */
export function lemmaOf({ lower, pos, keys }: Word): string | null {
	const irregular = FORMS.get(lower) ?? IRREGULAR.get(lower);
	if (irregular !== undefined) return irregular;
	const forms = [
		lower,
		lower.replace(/ies$|ied$/u, "y"),
		// "Hopes" is of hoping, "hopping" of hopping.
		lower.replace(/(?:d|s)$/u, ""),
		lower.replace(/ing$/u, "e"),
		lower.replace(/(?:ed|ing|es|s)$/u, ""),
		lower.replace(/(.)\1(?:ed|ing)$/u, "$1"),
	];
	const known = forms.find(isVerb);
	if (known) return known;
	if (["be", "have", "do"].includes(lower)) return lower;
	if (pos !== "VERB") return null;
	const [, second] = keys;
	// A key of a class is no word: "@building".
	return /(?:s|ed|ing)$/u.test(lower) && !second?.startsWith("@") ? (second ?? lower) : lower;
}

const THIRD = new Map([
	["be", "is"],
	["have", "has"],
	["do", "does"],
	["go", "goes"],
]);

/** "Walks", "goes", "tidies"; for several "walk". */
export function present(lemma: string, isPlural: boolean): string {
	if (isPlural) return lemma === "be" ? "are" : lemma;
	const irregular = THIRD.get(lemma);
	if (irregular) return irregular;
	if (/(?:s|sh|ch|x|z|[^o]o)$/u.test(lemma)) return `${lemma}es`;
	return /[^aeiou]y$/u.test(lemma) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}
