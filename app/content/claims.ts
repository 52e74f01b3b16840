/**
 * Claims the shop makes about itself, and what families are quoted with. Each needs documentary evidence, held before it is
 * published (CAP Code, rules 3.7 and 3.45). They stand in this one file, so that whoever answers for them can find and change them in
 * one place: one without `evidence` shows in test mode only.
 */
type Proved = {
	/** Where it is held, or what of the shop itself proves it; null while there is none. */
	evidence: string | null;
};

export type Claim = Proved & { figure: string; text: string };

export const HIGHLIGHTS: readonly Claim[] = [
	{ figure: "10,000+", text: "happy families", evidence: null },
	{
		figure: "Instant",
		text: "preview and cover image",
		evidence: "Story and cover are made and shown before anything is paid.",
	},
	{
		figure: "Deleted",
		text: "your photos, automatically, and the portraits made from them too",
		evidence: "The hourly sweep deletes them; its tests turn the clock.",
	},
	{
		figure: "Quick",
		text: "nationwide shipping",
		evidence: "5-7 working days in the UK after approval, as the shop's terms promise.",
	},
];

/** Which of the drawn portraits stands beside a testimonial. */
export type PortraitName = "curls" | "beard" | "bun";

export type Testimonial = Proved & {
	name: string;
	portrait: PortraitName;
	/** 1 to 5. */
	rating: number;
	text: string;
};

export const TESTIMONIALS: readonly Testimonial[] = [
	{
		name: "Hannah, mum of two",
		portrait: "curls",
		rating: 5,
		text: "They spotted Grandad on the very first page and shrieked. We have read it every night since.",
		evidence: null,
	},
	{
		name: "Marcus, dad of Ella",
		portrait: "beard",
		rating: 5,
		text: "Ella reads the words herself now, because the brave girl in the story has her name and her face.",
		evidence: null,
	},
	{
		name: "Priya, auntie",
		portrait: "bun",
		rating: 5,
		text: "It took me a cup of tea to make, and it is the present everybody still talks about.",
		evidence: null,
	},
];

/** Those that may be shown: in production only what is proved. */
export function shown<Claimed extends Proved>(claims: readonly Claimed[], testMode: boolean): Claimed[] {
	return claims.filter(({ evidence }) => testMode || evidence !== null);
}
