import { raiseToast } from "~/ui/raise-toast";
import { isCardReady, tidyCard } from "./checkout-card";
import { changeCoupon } from "./checkout-coupon";
import { checkFields } from "./checkout-fields";
import { clearError } from "./field-errors";

/*
 * Makes the checkout quicker; it works without. The Pay button waits for the card's details, a coupon changes the total
 * without a new page, and what is missing is said before anything is sent.
 */
const found = document.getElementById("checkout-form");
if (found instanceof HTMLFormElement) enhance(found);

function enhance(form: HTMLFormElement): void {
	let sent = false;

	/** The buttons as they must be now; called after everything that could change them. */
	const refresh = () => {
		const ready = isCardReady(form);
		const pay = form.querySelector<HTMLButtonElement>("#pay-button");
		const hint = form.querySelector<HTMLElement>("[data-card-hint]");
		if (pay) pay.disabled = !ready;
		if (hint) hint.hidden = ready;
		const code = form.querySelector<HTMLInputElement>("[name=couponCode]");
		const apply = form.querySelector<HTMLButtonElement>("#apply-coupon");
		if (code && apply) apply.disabled = code.value.trim() === "";
	};

	form.addEventListener("input", (event) => {
		const input = event.target;
		if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) return;
		clearError(input);
		if (input instanceof HTMLInputElement) {
			tidyCard(input, event);
			if (input.name === "couponCode") {
				const { selectionStart, selectionEnd } = input;
				input.value = input.value.toUpperCase();
				input.setSelectionRange(selectionStart, selectionEnd);
			}
		}
		refresh();
	});

	form.addEventListener("submit", (event) => {
		const fromCoupon = document.activeElement?.id === "couponCode";
		const submitter = event.submitter as HTMLButtonElement | null;
		const coupon =
			submitter?.value !== "pay" ? submitter : fromCoupon ? document.getElementById("apply-coupon") : null;
		if (coupon instanceof HTMLButtonElement) {
			event.preventDefault();
			if (!coupon.disabled) void changeCoupon(form, coupon).then(refresh);
			return;
		}
		if (sent || !checkFields(form) || !isCardReady(form)) {
			event.preventDefault();
			if (!sent) raiseToast({ type: "error", message: form.dataset.summary ?? "" });
			return;
		}
		sent = true;
	});

	form.addEventListener("checkout:ready", () => {
		sent = false;
		refresh();
	});
	addEventListener("pageshow", () => {
		sent = false;
		refresh();
	});
	refresh();
}
