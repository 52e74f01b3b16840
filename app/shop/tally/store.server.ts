import type { Handle } from "#db/open";
import type { Tally } from "#db/schema/operations";
import { STEPS, type StoryCount, type TallyStep } from "./rules";

/** Counts one more of a step on a day. */
export async function addStep(db: Handle, day: string, step: Tally["step"]): Promise<void> {
	await db
		.insertInto("tally")
		.values({ day, step, count: 1 })
		.onConflict((conflict) =>
			conflict.columns(["day", "step"]).doUpdateSet((eb) => ({ count: eb("tally.count", "+", 1) })),
		)
		.execute();
}

/** The counts of a day. */
export async function stepsOf(db: Handle, day: string): Promise<Record<TallyStep, number>> {
	const rows = await db.selectFrom("tally").select(["step", "count"]).where("day", "=", day).execute();
	const counts = new Map(rows.map(({ step, count }) => [step, count]));
	return Object.fromEntries(STEPS.map((step) => [step, counts.get(step) ?? 0])) as Record<TallyStep, number>;
}

/** The stories of a day, the most told first. */
export async function listStories(db: Handle, day: string): Promise<StoryCount[]> {
	const rows = await db
		.selectFrom("tally")
		.select(["step", "count"])
		.where("day", "=", day)
		.where((eb) => eb.or([eb("step", "like", "story %"), eb("step", "like", "staged %")]))
		.orderBy("count", "desc")
		.orderBy("step")
		.execute();
	return rows.map(({ step, count }) => ({
		story: step.slice(step.indexOf(" ") + 1),
		isStaged: step.startsWith("staged "),
		count,
	}));
}
