import { type RefObject, useEffect } from "react";
import { oneAtATime } from "./upload-photo";

/** So long after the last change the draft is kept, ms. */
const QUIET_MS = 1500;

function textOf(form: HTMLFormElement): URLSearchParams {
	const texts = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") texts.append(name, value);
	return texts;
}

/**
 * Keeps what is being typed with the draft, so that a closed window loses nothing. Failing is no harm: the next change, or
 * the form itself, keeps it. `changes` is whatever else than typing changes the form.
 */
export function useDraftAutosave(form: RefObject<HTMLFormElement>, changes: unknown): void {
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let leaving = false;
		const keep = () => {
			if (leaving) return;
			const body = textOf(element);
			void oneAtATime(() => fetch("/create-book/draft", { method: "POST", body })).catch(() => undefined);
		};
		const later = () => {
			clearTimeout(timer);
			timer = setTimeout(keep, QUIET_MS);
		};
		const stop = () => {
			leaving = true;
		};
		element.addEventListener("input", later);
		element.addEventListener("submit", stop);
		return () => {
			clearTimeout(timer);
			element.removeEventListener("input", later);
			element.removeEventListener("submit", stop);
		};
	}, [form]);

	useEffect(() => {
		// The first run is the form as it came.
		if (changes === null) return;
		form.current?.dispatchEvent(new Event("input"));
	}, [form, changes]);
}
