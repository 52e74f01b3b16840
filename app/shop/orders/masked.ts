import type { Order } from "./contract";

/**
 * An order as whoever has no more than its link sees it, which may have been forwarded: without what a buyer is recognised by, such as
 * the whole e-mail address, and without the way to the family's door.
 */
export function masked({ delivery, ...order }: Order): Order {
	const hidden = { phone: "", address: "", address2: "", postalCode: "" };
	const email = delivery?.email.replace(/^(.).*@(.).*(\.[^.]+)$/u, "$1•••@$2•••$3") ?? "";
	return { ...order, paymentMethod: "card", delivery: delivery && { ...delivery, ...hidden, email } };
}
