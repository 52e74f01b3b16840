import { PROVED_STEPS, type ProvedStep } from "~/content/prove-buyer";
import { momentText } from "~/shop/accounts/rules";
import { greeting, type Letter, write } from "./letter";

type Left = { orderNumber: string; at: string };

/**
 * Goes to the address an order had until another one took over; `at` in ISO 8601. It names neither the family nor the new address: who
 * reads the old one may be anybody.
 */
export function orderEmailLeftMail({ orderNumber, at }: Left): Letter {
	return write("This address was taken off an order", "This address was taken off an order", [
		{ kind: "text", text: "Hello," },
		{
			kind: "text",
			text: `Since ${momentText(at)} the mails of order ${orderNumber} go to another address, and we won’t write to this one about it any more.`,
		},
		{
			kind: "text",
			text: `If you have never ordered from us, somebody typed your address by mistake, and there is nothing you need to do. If it is your order and you didn’t change this, reply to this mail from this address and name the order number.`,
		},
	]);
}

type Proof = { name: string; orderNumber: string; title: string; step: ProvedStep; link: string };

/** Goes to an order's address when somebody who has its link alone wants to do what a stranger mustn't. */
export function orderProofMail({ name, orderNumber, title, step, link }: Proof): Letter {
	return write(`Is it you? Your order of “${title}”`, "Is it you?", [
		greeting(name),
		{
			kind: "text",
			text: `Somebody who has the link to your order of “${title}”, most likely you, wants to ${PROVED_STEPS[step]}. So far nothing has changed.`,
		},
		{
			kind: "text",
			text: "If it is you, open your order by this button within an hour, and go on there. Please pass this mail on to nobody: whoever opens it can change your order.",
		},
		{ kind: "button", label: "Yes, it is me", href: link },
		{
			kind: "text",
			text: `If it isn’t you, you needn’t do anything, and nothing happens: somebody you gave the link has tried. Order number ${orderNumber}.`,
		},
	]);
}

type New = { name: string; orderNumber: string; title: string; link: string };

/** Goes to the address that an order's mails go to from now on. */
export function orderEmailNewMail({ name, orderNumber, title, link }: New): Letter {
	return write(`The mails about “${title}” come here now`, "We write to this address now", [
		greeting(name),
		{
			kind: "text",
			text: `From now on the mails about “${title}” come to this address. The button below leads to your order: what is happening with it, and what you can do.`,
		},
		{ kind: "button", label: "See your order", href: link },
		{ kind: "text", text: `Order number ${orderNumber}.` },
	]);
}
