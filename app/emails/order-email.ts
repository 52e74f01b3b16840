import { BRAND } from "~/content/brand";
import { momentText } from "~/shop/accounts/rules";
import { greeting, type Letter, layOut } from "./letter";

type Left = { orderNumber: string; at: string };

/**
 * Goes to the address an order had until another one took over; `at` in ISO 8601. It names neither the family nor the new address: who
 * reads the old one may be anybody.
 */
export function orderEmailLeftMail({ orderNumber, at }: Left): Letter {
	return layOut("This address was taken off an order", "This address was taken off an order", [
		{ kind: "text", text: "Hello," },
		{
			kind: "text",
			text: `Since ${momentText(at)} the mails of order ${orderNumber} go to another address, and we won’t write to this one about it any more.`,
		},
		{
			kind: "text",
			text: `If you have never ordered from us, somebody typed your address by mistake, and there is nothing you need to do. If it is your order and you didn’t change this, write to ${BRAND.email} from this address and name the order number.`,
		},
	]);
}

type New = { name: string; orderNumber: string; title: string; link: string };

/** Goes to the address that an order's mails go to from now on. */
export function orderEmailNewMail({ name, orderNumber, title, link }: New): Letter {
	return layOut(`The mails about “${title}” come here now`, "We write to this address now", [
		greeting(name),
		{
			kind: "text",
			text: `From now on the mails about “${title}” come to this address. The button below leads to your order: what is happening with it, and what you can do.`,
		},
		{ kind: "button", label: "See your order", href: link },
		{ kind: "text", text: `Order number ${orderNumber}.` },
	]);
}
