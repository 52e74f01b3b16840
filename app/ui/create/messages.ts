/** What the overlay says in turn while the shop works, 2 s each. */
export const WRITING_MESSAGES = [
	"Sharpening the pencils…",
	"Once upon a time…",
	"Asking the characters what happens next…",
	"Choosing the very best words…",
	"Reading it aloud to the cat…",
] as const;

export const DRAWING_MESSAGES = [
	"Mixing the paints…",
	"Finding everybody’s best smile…",
	"Hanging up the sky…",
	"Lettering the title…",
	"Waiting for the ink to dry…",
] as const;
