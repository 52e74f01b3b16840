import { startCast } from "./book-form/cast";
import { startKeeping } from "./book-form/keeping";
import { startSending } from "./book-form/sending";
import { startCaptcha } from "./captcha";
import { mend } from "./error-summary";
import { offerRestore } from "./restore-offer";

/*
 * Makes the book form livelier: characters come and go, a photo is uploaded as it is chosen, a draft keeps itself while one types.
 * Without it every button sends the form, and the next page shows what came of it.
 */
const form = document.getElementById("book-form");
if (form instanceof HTMLFormElement) {
	const keeping = startKeeping(form);
	startCast(form, keeping.keepLater);
	startSending(form, keeping.keepNow);
	form.addEventListener("input", ({ target }) => {
		const { type, name, id } = target as HTMLInputElement;
		mend(type === "radio" ? name : id);
	});
}
startCaptcha();
offerRestore();
