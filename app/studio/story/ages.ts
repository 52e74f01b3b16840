/** The ages of life, and where each begins, in years. Whoever writes of somebody, dresses or draws them goes by these. */
export const AGES = {
	baby: 0,
	/** Walks and says a word or two. */
	toddler: 2,
	/** Says whole sentences. */
	small: 3,
	child: 5,
	schoolchild: 9,
	teen: 13,
	adult: 18,
	old: 65,
} as const;

export type Age = keyof typeof AGES;

/** The age of life that somebody of so many years is in. */
export const ageOf = (years: number): Age =>
	(Object.keys(AGES) as Age[]).findLast((age) => years >= AGES[age]) ?? "baby";

/** How a picture, its description and a story tell people apart. */
export function kindOfAge(years: number): "baby" | "child" | "grown-up" | "old" {
	if (years >= AGES.adult) return years >= AGES.old ? "old" : "grown-up";
	return years < AGES.toddler ? "baby" : "child";
}
