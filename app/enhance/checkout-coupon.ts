import { raiseToast } from "~/ui/raise-toast";

/** Parts of the page that follow from the coupon. */
const PARTS = ["checkout-strip", "checkout-coupon", "order-summary"];

/**
 * Sends the form with a coupon button and puts the answer's parts in place of the page's, so that a card half typed
 * stays where it is. Whether a card is needed may change with the total: then the page itself is loaded anew.
 */
export async function changeCoupon(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
	const label = button.textContent;
	button.disabled = true;
	if (button.dataset.busy) button.textContent = button.dataset.busy;
	const body = new FormData(form);
	body.set("intent", button.value);
	for (const name of ["cardNumber", "cardExpiry", "cardCvc"]) body.delete(name);
	try {
		const response = await fetch(form.action, {
			method: "POST",
			body: new URLSearchParams([...body] as [string, string][]),
		});
		// Sent away: the book has been bought meanwhile.
		if (new URL(response.url).pathname !== location.pathname) {
			location.assign(response.url);
			return;
		}
		const page = new DOMParser().parseFromString(await response.text(), "text/html");
		const fresh = PARTS.map((id) => page.getElementById(id));
		if (fresh.includes(null)) throw new Error(`the coupon was answered with ${response.status}`);
		if (Boolean(page.getElementById("payment")) !== Boolean(document.getElementById("payment"))) {
			location.assign(response.url);
			return;
		}
		for (const part of fresh)
			if (part) document.getElementById(part.id)?.replaceWith(document.adoptNode(part));
		document.querySelector<HTMLElement>("#checkout-coupon :is([name=couponCode], [name=intent])")?.focus();
	} catch {
		button.disabled = false;
		button.textContent = label;
		raiseToast({ type: "error", message: form.dataset.couponFailed ?? "" });
	}
}
