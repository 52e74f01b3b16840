import { raiseToast } from "~/ui/raise-toast";
import { clearError, showError } from "./field-errors";

/** Parts of the page that the server's answer may change; the delivery form and the card stay as they are typed. */
const PARTS = ["checkout-problem", "checkout-price", "checkout-coupon", "order-summary"];
/** Not every shop finds addresses by their postal code. */
const FINDER = "address-finder";
const COUPON_CONTROL = "#checkout-coupon :is([name=couponCode], [name=intent])";
/** What has the focus after a button that was part of the answer; after any other it is the coupon. */
const NEXT: Record<string, string> = {
	pay: ".error-summary",
	"find-address":
		"#postalCode[aria-invalid], [name=foundAddress], #address-finder:not(:has(select)) > button",
	"use-address": "#address",
};

/** Sends the form as this button would. Rejects where there is no network, or no answer came of it. */
async function post(form: HTMLFormElement, button: HTMLButtonElement): Promise<Response> {
	// The browser would say so in its console as well.
	if (!navigator.onLine) throw new Error("offline");
	const body = new FormData(form);
	body.set("intent", button.value);
	if (button.value !== "pay") for (const name of ["cardNumber", "cardExpiry", "cardCvc"]) body.delete(name);
	return fetch(form.action, {
		method: "POST",
		headers: { Accept: "text/html" },
		body: new URLSearchParams([...body] as [string, string][]),
	});
}

/** Shows in place what the answer says; false where it is another page, or this one in another shape. */
function showAnswer(form: HTMLFormElement, page: Document): boolean {
	const parts = document.getElementById(FINDER) ? [...PARTS, FINDER] : PARTS;
	const fresh = parts.map((id) => page.getElementById(id));
	// Whether a card is needed may change with the total.
	const isSameShape = Boolean(page.getElementById("payment")) === Boolean(document.getElementById("payment"));
	if (fresh.includes(null) || !isSameShape) return false;
	for (const part of fresh) if (part) document.getElementById(part.id)?.replaceWith(document.adoptNode(part));
	for (const control of form.querySelectorAll<HTMLElement>("#delivery [name], #payment [name]")) {
		const error = page.getElementById(`${control.id}-error`);
		if (error) showError(control, error.lastChild?.textContent?.trim() ?? "");
		else clearError(control);
	}
	document.title = page.title;
	return true;
}

/** Puts the address that was chosen of those found into its fields, as if it had been typed. */
function takeAddress(form: HTMLFormElement, page: Document): void {
	for (const name of ["address", "address2", "city", "postalCode"]) {
		const [field, answered] = [form, page].map((where) =>
			where.querySelector<HTMLInputElement>(`[name=${name}]`),
		);
		if (!field || !answered) continue;
		field.value = answered.value;
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}
}

/**
 * Sends the form with one of its buttons and puts the answer's parts in place of the page's, so that a card half typed stays
 * where it is, and a dead network costs nothing. Gives whether the page stays; otherwise the answer's own is being loaded.
 */
export async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<boolean> {
	const label = [...button.childNodes];
	const restore = () => {
		button.disabled = false;
		button.replaceChildren(...label);
	};
	button.disabled = true;
	button.textContent = button.dataset.busy ?? "";
	try {
		const response = await post(form, button);
		const page = new DOMParser().parseFromString(await response.text(), "text/html");
		if (!showAnswer(form, page)) {
			// Neither is a café's network that answers with a page of its own until one has agreed to its terms.
			if (!response.redirected) throw new Error(`answered with ${response.status}`);
			// The back button may fetch this page from the browser's memory.
			addEventListener("pagehide", restore, { once: true });
			location.assign(response.url);
			return false;
		}
		history.replaceState(null, "", response.url);
		if (button.value === "use-address") takeAddress(form, page);
		// What has just been used is still there, and has the focus, unless it was part of the answer.
		if (button.isConnected) restore();
		else document.querySelector<HTMLElement>(NEXT[button.value] ?? COUPON_CONTROL)?.focus();
	} catch {
		restore();
		const { payFailed, updateFailed, addressFailed, couponFailed } = form.dataset;
		const failed: Record<string, string | undefined> = {
			...{ pay: payFailed, update: updateFailed },
			...{ "find-address": addressFailed, "use-address": addressFailed },
		};
		raiseToast({ type: "error", message: failed[button.value] ?? couponFailed ?? "" });
	}
	return true;
}
