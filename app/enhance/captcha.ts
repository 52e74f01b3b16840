import { PERSON_TEXTS } from "~/ui/create/person-texts";
import { drawSign } from "./draw-sign";
import { mend, reword } from "./error-summary";
import { errorMessage } from "./field-errors";

/** What a person does with a page before anything can be sent from it. */
const USES = ["input", "focusin", "keydown", "pointerdown", "pointermove", "scroll"] as const;

/** Makes the buttons that send the page's form wait while somebody may yet turn out to be a person. */
function setWaiting(isWaiting: boolean): void {
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-waits-for-person]"))
		button.disabled = isWaiting;
}

/**
 * Shows that a person is there without asking: by a work in a thread of its own that begins when the page is first used, or with
 * reCAPTCHA by its widget. Without WebCrypto, the thread or Google the question stays, and the server says what is missing. Nothing
 * where an earlier answer still counts.
 */
export function startCaptcha(): void {
	const box = document.querySelector<HTMLElement>("[data-captcha]");
	if (box && globalThis.crypto?.subtle) startWork(box);
	if (document.querySelector(".g-recaptcha")) loadWidget();
}

function startWork(box: HTMLElement): void {
	const question = box.querySelector<HTMLElement>(".field");
	const nonce = box.querySelector<HTMLInputElement>("[name=captcha-nonce]");
	const person = box.querySelector("template")?.content.firstElementChild?.cloneNode(true);
	if (!question || !nonce || !(person instanceof HTMLElement)) return;
	const asked = question.querySelector(".field-error")?.lastChild?.textContent?.trim();
	const said = person.querySelector(".field-error")?.lastChild?.textContent?.trim();
	const ask = () => {
		person.replaceWith(question);
		reword("captcha", asked);
		setWaiting(false);
	};
	const answer = (found: string | null) => {
		if (found === null) return ask();
		nonce.value = found;
		person.querySelector(".captcha-box")?.replaceChildren(drawSign("check"));
		const words = person.querySelector(".captcha-box + span");
		if (words) words.textContent = PERSON_TEXTS.done;
		mend("captcha");
		setWaiting(false);
	};
	let worker: Worker | undefined;
	const begin = () => {
		if (worker) return;
		worker = new Worker(new URL("../providers/captcha/solve.worker.ts", import.meta.url), { type: "module" });
		worker.onmessage = ({ data }: MessageEvent<string | null>) => answer(data);
		worker.onerror = () => answer(null);
		worker.postMessage(JSON.parse(box.dataset.captcha ?? ""));
	};
	question.replaceWith(person);
	reword("captcha", said);
	setWaiting(true);
	for (const use of USES) addEventListener(use, begin, { passive: true, once: true });
}

const WIDGET = "https://www.google.com/recaptcha/api.js";

/** Loads reCAPTCHA's widget, which calls back by names it looks up in the window. */
function loadWidget(): void {
	const passed = () => setWaiting(false);
	Object.assign(window, { captchaPassed: passed, captchaExpired: () => setWaiting(true) });
	const script = document.createElement("script");
	script.src = WIDGET;
	script.async = true;
	script.onerror = () => {
		passed();
		sayUnloaded();
	};
	document.head.append(script);
	setWaiting(true);
}

/** In the place of a message that asks for what nobody can tick. */
function sayUnloaded(): void {
	document.getElementById("captcha-error")?.remove();
	document.getElementById("captcha")?.prepend(errorMessage("captcha", PERSON_TEXTS.unloaded));
	reword("captcha", PERSON_TEXTS.unloaded);
}
