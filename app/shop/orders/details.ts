import { nextState, type OrderStanding } from "./rules";

/** What a family may put right of an order by itself, and what it is told of that. */

/** An address may be mended so often: each time two mails are sent. */
export const MOST_EMAILS = 5;

/** Whether where an order goes to may still be changed: as long as its family could cancel it. */
export function mayChangeDetails(standing: OrderStanding): boolean {
	return nextState(standing, "cancel", "family").ok;
}

export const DETAILS_TEXTS = {
	closed:
		"This can’t be changed here any more: the order is on its way to the printer, or has ended. Please write to us, and we will see what can still be done.",
	stale:
		"This order was changed meanwhile, perhaps in another tab. What it says now stands above, and everything you typed below: nothing is lost. Save it again if yours is the one you want.",
	tooManyEmails: `The email address of this order has been changed ${MOST_EMAILS} times already. Please write to us, and we will change it for you.`,
	messageBusy:
		"The page of your gift message is being drawn just now. Please press Save again in a moment: everything you typed is still here.",
	messageFailed:
		"We couldn’t put your gift message on its page. Please change it a little on your order, or write to us.",
	failed: "We couldn’t save this just now. Everything you typed is still here: please try again in a moment.",
	saved: "Saved. Your order has it.",
	savedEmail: "Saved. Our mails go to the new address from now on, and we have told the old one.",
} as const;
