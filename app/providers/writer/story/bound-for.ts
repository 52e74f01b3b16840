import { oneLine } from "./cleaning";
import type { Retold } from "./retold";
import { literally } from "./wording";

const GOING =
	"(?:go|goes|went|fly|flies|flew|sail|sails|sailed|travel|travels|travelled|walk|walked|run|ran|ride|rode|drive|drove|swim|swam|float|floated|trek|trekked|journey|get|got|come|came|row|rowed|blast off|set off|zoom|zoomed|trip|flight|way|whizz|whizzed|march|marched)";

/** Whether somebody in a story that plays there goes there first: they want to, or had got there before anything was wanted. */
export function boundFor(location: string, retold: Retold | null): "wanted" | "gone" | null {
	const [place = ""] = oneLine(location)
		.replace(/^(?:(?:in|on|at|to|into) )?(?:(?:the|an?) )?/iu, "")
		.split(/,| (?:in|near|on) /u);
	if (retold === null || place.length < 3) return null;
	const going = new RegExp(
		`(?<!\\p{L})${GOING} (?:[\\p{L}’-]+ ){0,5}?(?:to|into|for) (?:the |an? )?${literally(place)}(?!\\p{L}|’)`,
		"iu",
	);
	if (going.test(retold.wish)) return "wanted";
	return going.test(retold.past.before) ? "gone" : null;
}
