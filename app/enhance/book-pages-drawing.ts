import { drawnText } from "~/ui/book-pages/drawn-text";

/** How often the script asks for pictures, and how long it waits for an answer, ms. */
const ASK_MS = 2000;
const ANSWER_MS = 20_000;
/** How often it looks for the back cover, ms. */
const ASK_BACK_MS = 5000;
/** After so many questions without another picture it asks more rarely. */
const MOST_IN_VAIN = 30;
const ASK_RARELY_MS = 20_000;

type Answer = { ready: boolean; pages: { number: number; imageUrl: string | null }[] };

/** How the pages of a book stand; null when that can't be heard just now. */
async function askPages(bookId: string): Promise<Answer | null> {
	try {
		const address = `/api/book/${encodeURIComponent(bookId)}/pages`;
		const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
		return answer.ok ? ((await answer.json()) as Answer) : null;
	} catch {
		return null;
	}
}

/** Puts a page's picture in its place, where there was none; tells whether another one stands there. */
function show(number: number, imageUrl: string): "same" | "new" | "other" {
	const image = document.querySelector<HTMLImageElement>(`[data-page-picture="${number}"]`);
	if (!image || image.getAttribute("src") === imageUrl) return "same";
	if (!image.hidden) return "other";
	image.src = imageUrl;
	image.hidden = false;
	if (!document.querySelector(".opening img[hidden]")) showWhatFollows();
	return "new";
}

/**
 * The back cover is drawn after the pages, and no answer about them tells of it: the page itself is asked for until it has it. Its picture
 * isn't asked for before it is there, which would be a fault in the browser's console each time.
 */
export function awaitBack(place: HTMLImageElement): void {
	if (!place.dataset.backPicture || !place.hidden) return;
	let inVain = 0;
	const ask = async () => {
		// Nobody looks.
		const address = document.hidden ? null : await drawnBack();
		if (address) {
			place.src = address;
			place.hidden = false;
			return;
		}
		if (!document.hidden) inVain++;
		setTimeout(ask, inVain > MOST_IN_VAIN ? ASK_RARELY_MS : ASK_BACK_MS);
	};
	setTimeout(ask, ASK_BACK_MS);
}

/** The address of the drawn back cover, as this page has it by now; null while there is none, or that can't be heard. */
async function drawnBack(): Promise<string | null> {
	try {
		const answer = await fetch(location.href, { signal: AbortSignal.timeout(ANSWER_MS) });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		return page.querySelector("[data-back-picture][src]")?.getAttribute("src") ?? null;
	} catch {
		return null;
	}
}

/** What can be done with a page that is drawn. */
function showWhatFollows(): void {
	for (const part of document.querySelectorAll<HTMLElement>("[data-when-drawn]")) part.hidden = false;
}

/**
 * Shows the pictures of a book as they are drawn, with how many there are, until all are there. Where a page shown here is
 * drawn anew, the page is loaded again with its other picture, and so that it can say that there will be none.
 */
export function followDrawing(place: HTMLElement): void {
	const redrawing = place.dataset.redrawing !== undefined;
	const bar = place.querySelector("progress");
	const words = place.querySelector("[data-pages-words]");
	const status = place.querySelector("[data-pages-status]");
	let inVain = 0;
	/** Gives whether there is more to ask. */
	const showAnswer = ({ ready, pages }: Answer): boolean => {
		const drawn = pages.filter(({ imageUrl }) => imageUrl !== null);
		const came = drawn.map(({ number, imageUrl }) => show(number, imageUrl ?? ""));
		inVain = came.includes("new") ? 0 : inVain + 1;
		if (redrawing && (came.includes("other") || inVain > MOST_IN_VAIN)) {
			location.reload();
			return false;
		}
		if (words) words.textContent = drawnText(drawn.length, pages.length);
		if (bar) bar.value = drawn.length;
		if (!ready || redrawing) return true;
		if (status) status.textContent = "All pages are drawn.";
		place.classList.add("pages-all-drawn");
		return false;
	};
	const ask = async () => {
		// Nobody looks.
		const answer = document.hidden ? null : await askPages(place.dataset.pagesOf ?? "");
		if (answer && !showAnswer(answer)) return;
		setTimeout(ask, inVain > MOST_IN_VAIN ? ASK_RARELY_MS : ASK_MS);
	};
	setTimeout(ask, ASK_MS);
}
