import { raiseToast } from "~/ui/raise-toast";
import { isCardReady, tidyCard } from "./checkout-card";
import { type Control, checkFields } from "./checkout-fields";
import { send } from "./checkout-send";
import { rememberTyped, restoreTyped } from "./checkout-typed";
import { clearError } from "./field-errors";

/*
 * Makes the checkout quicker and keeps it through a dead network; it works without. The Pay button waits for the card's
 * details, what is missing is said before anything is sent, and an answer that concerns this page changes it in place.
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
		if (pay) pay.disabled = sent || !ready;
		if (hint) hint.hidden = ready;
		const code = form.querySelector<HTMLInputElement>("[name=couponCode]");
		const apply = form.querySelector<HTMLButtonElement>("#apply-coupon");
		if (code && apply) apply.disabled = code.value.trim() === "";
	};

	form.addEventListener("input", (event) => {
		const input = event.target;
		if (!isControl(input)) return;
		clearError(input);
		if (input.closest("#delivery")) rememberTyped(form, input);
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

	/** Whether delivery and card could be sent; says so where not. */
	const isComplete = () => {
		if (checkFields(form) && isCardReady(form)) return true;
		raiseToast({ type: "error", message: form.dataset.summary ?? "" });
		return false;
	};

	/** Whether Pay is the vendor's business: its fields here, or its page. Neither knows of a coupon that isn't applied. */
	const isVendors = () => {
		const code = form.querySelector<HTMLInputElement>("[name=couponCode]");
		return form.querySelector("[data-stripe-card]") && !code?.value.trim() && navigator.onLine;
	};

	const sendInPlace = async (button: HTMLButtonElement) => {
		sent = true;
		if (!(await send(form, button))) return;
		sent = false;
		refresh();
	};

	const update = form.querySelector<HTMLButtonElement>("#update-copies");
	if (update) update.hidden = true;
	let isLate = false;
	/** Asks what the copies chosen now come to, and once more where others have been chosen meanwhile. */
	const updateCopies = async () => {
		isLate = sent;
		if (sent || !update) return;
		await sendInPlace(update);
		const total = form.querySelector<HTMLElement>(".summary-total")?.innerText;
		const status = document.getElementById("total-status");
		if (status) status.textContent = total?.replace(/\s+/g, " ") ?? "";
		if (isLate) await updateCopies();
	};
	form.addEventListener("change", ({ target }) => {
		if (target instanceof HTMLSelectElement && target.name === "copies") void updateCopies();
	});

	form.addEventListener("submit", (event) => {
		const pressed = event.submitter as HTMLButtonElement | null;
		if (pressed?.value === "create-account") return;
		// The Enter key in the coupon's box means the coupon.
		const fromCoupon = document.activeElement?.id === "couponCode";
		const isPay = (pressed?.value ?? "pay") === "pay" && !fromCoupon;
		const isReady = !sent && (!isPay || isComplete());
		if (isReady && isPay && isVendors()) {
			sent = true;
			return;
		}
		event.preventDefault();
		const inPlace = isPay ? "pay-button" : fromCoupon ? "apply-coupon" : null;
		const button = inPlace ? document.getElementById(inPlace) : pressed;
		if (isReady && button instanceof HTMLButtonElement && !button.disabled) void sendInPlace(button);
	});

	// A wallet pays.
	form.addEventListener("checkout:paying", () => {
		sent = true;
		refresh();
	});
	form.addEventListener("checkout:ready", () => {
		sent = false;
		refresh();
	});
	addEventListener("pageshow", () => {
		sent = false;
		refresh();
	});
	restoreTyped(form);
	refresh();
}

function isControl(target: EventTarget | null): target is Control {
	return (
		target instanceof HTMLInputElement ||
		target instanceof HTMLSelectElement ||
		target instanceof HTMLTextAreaElement
	);
}
