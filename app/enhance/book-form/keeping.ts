import { oneAtATime } from "./upload-photo";

/** So long after the last change the draft is kept, ms. */
const QUIET_MS = 1500;
/** An answer that hasn't come after so long won't, ms. */
const PATIENCE_MS = 15_000;
/** A browser lets a page that is left send no more than 64 KB (fetch.spec.whatwg.org, keepalive), in characters of any script. */
const LONGEST_ON_LEAVING = 20_000;

function textOf(form: HTMLFormElement): URLSearchParams {
	const texts = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") texts.append(name, value);
	return texts;
}

/** Keeps what the form says with the draft. Tells whether the shop was there: it may have had no room, and says so when asked. */
function keep(form: HTMLFormElement): Promise<boolean> {
	return oneAtATime(async () => {
		if (!navigator.onLine) return false;
		const body = textOf(form);
		const answer = await fetch("/create-book/draft", {
			method: "POST",
			body,
			keepalive: String(body).length < LONGEST_ON_LEAVING,
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		return answer.status < 500 || answer.status === 507;
	}).catch(() => false);
}

type Keeping = {
	/** Something else than typing has changed the form. */
	keepLater(): void;
	/** Keeps it at once, before the form itself is sent: false where the shop can't be reached. */
	keepNow(): Promise<boolean>;
};

/**
 * Keeps what is being typed with the draft, a moment after the last change and whenever the page is left alone, so that a closed
 * window or a session that ends loses nothing. Failing is no harm: the next change, or the form itself, keeps it.
 */
export function startKeeping(form: HTMLFormElement): Keeping {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const keepNow = () => {
		clearTimeout(timer);
		timer = undefined;
		return keep(form);
	};
	const keepLater = () => {
		clearTimeout(timer);
		timer = setTimeout(keepNow, QUIET_MS);
	};
	form.addEventListener("input", keepLater);
	document.addEventListener("visibilitychange", () => {
		if (timer !== undefined && document.visibilityState === "hidden") void keepNow();
	});
	return { keepLater, keepNow };
}
