/** The same said of somebody in a wheelchair, who goes as fast as anybody and on no feet. */
const ON_WHEELS: readonly (readonly [RegExp, string])[] = [
	[/(?<!\p{L})([Rr])an(?! (?:out|short|down))(?!\p{L})/gu, "$1aced"],
	[/(?<!\p{L})([Rr])un(?! (?:out|short|down))(?!\p{L})/gu, "$1ace"],
	[/(?<!\p{L})([Rr])unning(?!\p{L})/gu, "$1acing"],
	[/(?<!\p{L})([Rr])uns(?!\p{L})/gu, "$1aces"],
	[/(?<!\p{L})walk(?=(?:ed|ing)?(?!\p{L}))/gu, "roll"],
	[/(?<!\p{L})stood up(?!\p{L})/gu, "sat up"],
	[/(?<!\p{L})stand up(?!\p{L})/gu, "sit up"],
	[/(?<!\p{L})standing up(?!\p{L})/gu, "sitting tall"],
	[/(?<!\p{L})Legs (?=up|down)/gu, "Chin "],
	[/(?<!\p{L})jumped up(?!\p{L})/gu, "sat up"],
	[/(?<!\p{L})jumps up(?!\p{L})/gu, "looks up"],
	[/(?<!\p{L})Up jumps(?!\p{L})/gu, "Up looks"],
	[/(?<!\p{L})tiptoed(?!\p{L})/gu, "went softly"],
	[/(?<!\p{L})on tiptoe(?!\p{L})/gu, "very softly"],
	[/(?<!\p{L})on one leg(?!\p{L})/gu, "on one wheel"],
];

/** Takes a line of a plot before its slots are filled: what the family wrote stays. */
export const onWheels = (line: string): string =>
	ON_WHEELS.reduce((told, [said, instead]) => told.replace(said, instead), line);
