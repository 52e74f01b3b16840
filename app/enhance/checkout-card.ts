import { isCardComplete } from "~/shop/checkout/rules";

/** Sets a field's text and keeps the caret behind the same digit. */
function rewrite(input: HTMLInputElement, text: string): void {
	if (text === input.value) return;
	const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, "").length;
	input.value = text;
	let caret = 0;
	for (let seen = 0; caret < text.length && seen < digitsBefore; caret++)
		if (/\d/.test(text[caret] ?? "")) seen++;
	if (caret > 0 && digitsBefore === text.replace(/\D/g, "").length) caret = text.length;
	input.setSelectionRange(caret, caret);
}

/** Groups a card number by four and puts the stroke into the expiry date, while one types. */
export function tidyCard(input: HTMLInputElement, typed: InputEvent | Event): void {
	const digits = input.value.replace(/\D/g, "");
	const deleting = typed instanceof InputEvent && typed.inputType.startsWith("delete");
	if (input.name === "cardNumber") rewrite(input, digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, "$1 "));
	if (input.name === "cardExpiry" && !deleting) {
		const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
		if (month.length >= 2 && month.length <= 4) rewrite(input, `${month.slice(0, 2)} / ${month.slice(2)}`);
	}
}

/** Whether the page's card could be charged: its own fields, or what the vendor's report. True when no card is needed. */
export function isCardReady(form: HTMLFormElement): boolean {
	const value = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
	if (form.querySelector("[data-card]")) {
		const card = { number: value("cardNumber"), expiry: value("cardExpiry"), cvc: value("cardCvc") };
		return isCardComplete(card);
	}
	const vendor = form.querySelector<HTMLElement>("[data-stripe-card]");
	// Until the vendor's fields are there, the button leads to its page.
	return vendor?.dataset.complete !== "no";
}
