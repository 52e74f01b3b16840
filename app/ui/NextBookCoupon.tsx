import { COUPON_TEXTS, NEXT_BOOK_PERCENT } from "~/shop/coupons/rules";
import { Panel } from "./Card";

/** The coupon an order has brought for the next book. */
export function NextBookCoupon({ code }: { code: string }) {
	return (
		<Panel title={`${NEXT_BOOK_PERCENT}% off your next book`} id="next-book">
			<p>
				Your coupon: <strong>{code}</strong>. {COUPON_TEXTS.nextBook}
			</p>
		</Panel>
	);
}
