import { type CountdownUnits, countdownText } from "~/ui/countdown-text";

/** A loading message is read in two seconds; a countdown shows seconds. */
const ROTATE_MS = 2000;
const TICK_MS = 1000;

const ends = new WeakMap<HTMLElement, { left: string; end: number }>();

/**
 * The server says how much was left as the page was made; the browser's clock is asked only how long ago that was. It goes on
 * while a laptop sleeps, as `performance.now()` does not everywhere (github.com/w3c/hr-time/issues/115).
 */
function countDown(place: HTMLElement): void {
	const left = place.dataset.countdown ?? "0";
	let known = ends.get(place);
	if (known?.left !== left) {
		known = { left, end: Date.now() + Number(left) };
		ends.set(place, known);
	}
	const ms = known.end - Date.now();
	const units = place.dataset.countdownUnits as CountdownUnits;
	place.textContent = ms > 0 ? countdownText(ms, units) : (place.dataset.countdownOver ?? "");
}

const turns = new WeakMap<HTMLElement, number>();

function turnOver(place: HTMLElement): void {
	const messages = JSON.parse(place.dataset.rotate ?? "[]") as string[];
	const next = (turns.get(place) ?? 0) + 1;
	turns.set(place, next);
	place.textContent = messages[next % messages.length] ?? "";
}

function each(selector: string, act: (place: HTMLElement) => void): void {
	for (const place of document.querySelectorAll<HTMLElement>(selector)) act(place);
}

/** Countdowns and rotating messages, wherever they are and whenever they come. */
export function startTicking(): void {
	each("[data-countdown]", countDown);
	setInterval(() => each("[data-countdown]", countDown), TICK_MS);
	setInterval(() => each("[data-rotate]", turnOver), ROTATE_MS);
}
