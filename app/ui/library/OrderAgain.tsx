import { ORDER_AGAIN_OVER, type OrderAgain as Again } from "~/shop/books/rules";
import { checkoutAddress } from "~/shop/checkout/rules";
import { ButtonLink } from "../Button";

type OrderAgainProps = { bookId: string; again: Again; title: string; variant?: "quiet" | "secondary" };

/** The way to order a book again; once that is over, why, and what can be done instead. */
export function OrderAgain({ bookId, again, title, variant = "quiet" }: OrderAgainProps) {
	if (again === null) return null;
	if (again === "over") return <p className="text-soft text-small">{ORDER_AGAIN_OVER}</p>;
	return (
		<ButtonLink href={checkoutAddress(bookId, true)} variant={variant} size="small">
			Order again<span className="visually-hidden"> {title}</span>
		</ButtonLink>
	);
}
