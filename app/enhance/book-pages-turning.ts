/** How far a finger goes to turn a page, px, and how much further across than along. */
const SWIPE_PX = 48;
const SLANT = 2;

const TURN_OF: Record<string, string> = { ArrowLeft: "previous", ArrowRight: "next" };

/** Follows the page's own link; where there is none, there is nothing to turn to. */
function turn(to: string | undefined): void {
	document.querySelector<HTMLAnchorElement>(`[data-turn="${to}"]`)?.click();
}

function onKey(event: KeyboardEvent): void {
	const { key, target } = event;
	// Arrows choose among radio buttons and move in a field; with another key held they are the browser's.
	const isTaken = (target as Element).closest("input, textarea, select, dialog");
	if (isTaken || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	if (TURN_OF[key]) turn(TURN_OF[key]);
}

/** One finger across the book turns it; two, or one on a page that is enlarged, look closer. */
function startSwiping(book: HTMLElement): void {
	let from: { x: number; y: number } | null = null;
	book.addEventListener(
		"touchstart",
		({ touches }) => {
			const [finger] = touches;
			const isLarge = (visualViewport?.scale ?? 1) > 1;
			from = finger && touches.length === 1 && !isLarge ? { x: finger.clientX, y: finger.clientY } : null;
		},
		{ passive: true },
	);
	book.addEventListener("touchend", ({ changedTouches: [finger] }) => {
		if (!from || !finger) return;
		const [across, along] = [finger.clientX - from.x, Math.abs(finger.clientY - from.y)];
		from = null;
		if (Math.abs(across) >= SWIPE_PX && Math.abs(across) >= along * SLANT)
			turn(across < 0 ? "next" : "previous");
	});
}

/** Turns the pages of an open book by its links, with the arrow keys and a swipe. */
export function startTurning(): void {
	const book = document.querySelector<HTMLElement>(".opening");
	if (!book) return;
	document.addEventListener("keydown", onKey);
	startSwiping(book);
}
