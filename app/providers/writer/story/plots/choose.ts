import type { Thing } from "../things";
import { brave } from "./brave";
import { event } from "./event";
import { find } from "./find";
import { help } from "./help";
import { journey } from "./journey";
import { make } from "./make";
import { meet } from "./meet";
import type { Plot } from "./plot";

export const PLOTS: readonly Plot[] = [find, help, meet, make, event, brave, journey];

/** Plots in which a vague "somebody" would ring hollow. */
const NEEDS_SOMEBODY = new Set<Plot["id"]>(["help", "meet"]);

/** Something lost must be found; else a goal's verb decides; without a goal, what the description names; without either, there is always something to find. */
export function choosePlot(goal: string | null, things: readonly Thing[]): Plot {
	if (things.some((thing) => thing.isLost && find.kinds.includes(thing.kind))) return find;
	if (goal && /^make (?:\p{L}+ )*friends/u.test(goal) && things.some((thing) => thing.kind === "creature"))
		return meet;
	const verb = goal?.split(" ")[0];
	if (goal && /^(?:go|visit) .*(?:dentist|doctor|hospital|school|nursery|bed)/u.test(goal)) return brave;
	const byVerb = verb && PLOTS.find((plot) => plot.verbs.includes(verb));
	if (goal && byVerb) {
		const named = things.filter((thing) => goal.toLowerCase().includes(thing.head.replace(/_/g, " ")));
		if (named.some((thing) => byVerb.kinds.includes(thing.kind)) || !NEEDS_SOMEBODY.has(byVerb.id))
			return byVerb;
		return named.some((thing) => thing.kind === "creature") ? meet : journey;
	}
	const first = things.find((thing) => thing.kind !== "nature") ?? things[0];
	if (!first) return find;
	if (first.kind === "creature") return meet;
	if (first.kind === "food") return make;
	return PLOTS.find((plot) => plot.kinds[0] === first.kind) ?? find;
}
