import { openWaiting } from "./waiting";

/** How often the script asks how far the book is, and how long it waits for an answer, ms. */
const ASK_MS = 1200;
const ANSWER_MS = 20_000;

/** Where the book's work stands; null when that can't be heard just now. */
async function askState(query: string): Promise<{ at: string; isLate: boolean } | null> {
	try {
		const answer = await fetch(`/create-book/state${query}`, { signal: AbortSignal.timeout(ANSWER_MS) });
		return answer.ok ? await answer.json() : null;
	} catch {
		return null;
	}
}

/** Asks until the work has moved on, then loads this page anew, which leads to where it went. */
function moveOn({ making: at, late, query = "" }: DOMStringMap): void {
	const isLate = late !== undefined;
	// Leaving while the cover is drawn is asked about; our own moving on is not.
	const warn = (event: BeforeUnloadEvent) => event.preventDefault();
	if (at === "drawing" && !isLate) addEventListener("beforeunload", warn);
	const ask = async () => {
		const state = await askState(query);
		if (!state || (state.at === at && state.isLate === isLate)) {
			setTimeout(ask, ASK_MS);
			return;
		}
		removeEventListener("beforeunload", warn);
		location.replace(`/create-book/progress${query}`);
	};
	setTimeout(ask, ASK_MS);
}

const page = document.querySelector<HTMLElement>("[data-making]");
// Whoever needn't wait isn't held by a dialog that nothing closes: a page that is late has none.
const dialog = page?.querySelector<HTMLDialogElement>("dialog.waiting-dialog");
if (dialog) openWaiting(dialog);
if (page) moveOn(page.dataset);
