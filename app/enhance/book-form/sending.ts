import { MAKING_TEXTS } from "~/shop/books/rules";
import { raiseToast } from "~/ui/raise-toast";
import { coverPage } from "../waiting";

/**
 * Sends the form once what it says is kept (`keep`), covered meanwhile: without a network the browser would leave the page, and the
 * form with it, for its own error page.
 */
export function startSending(form: HTMLFormElement, keep: () => Promise<boolean>): void {
	let isOn = false;
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (isOn) return;
		isOn = true;
		const cover = coverPage(form);
		if (await keep()) return form.submit();
		isOn = false;
		// The toast would go with the dialog.
		cover.uncover();
		raiseToast({ message: MAKING_TEXTS.content, type: "error" });
		event.submitter?.focus();
	});
	// The back button may fetch this page from the browser's memory.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) isOn = false;
	});
}
