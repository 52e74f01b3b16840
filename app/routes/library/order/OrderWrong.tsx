import { BRAND } from "~/content/brand";
import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { longDate } from "~/shop/orders/rules";
import { DAMAGE_PHOTO_KEEPING } from "~/shop/photos/rules";
import { ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";

type OrderWrongProps = Pick<OrderDetail, "order" | "damage">;

/** What a family does when something is wrong with its order: a damaged book is told of here, anything else by mail. */
export function OrderWrong({ order, damage }: OrderWrongProps) {
	const mail = `mailto:${BRAND.email}?subject=${encodeURIComponent(`Order ${order.orderNumber}`)}`;
	return (
		<Panel title="Anything wrong?" id="order-help">
			<div className="stack">
				{damage.toldAt ? (
					<p>
						You told us on <time dateTime={damage.toldAt}>{longDate(damage.toldAt)}</time> that your book came
						damaged. One of us is looking at it, and writes to you. {DAMAGE_PHOTO_KEEPING}
					</p>
				) : null}
				{damage.until ? (
					<>
						<p>
							Is your book damaged? Tell us by <time dateTime={damage.until}>{longDate(damage.until)}</time>,
							with a photo, and we put it right.
						</p>
						<p>
							<ButtonLink href={`/orders/${order.id}/damaged`} variant="secondary" size="small">
								My book is damaged
							</ButtonLink>
						</p>
					</>
				) : null}
				<p>
					{damage.toldAt || damage.until ? "Anything else? " : ""}Write to us and name your order number. We
					will put it right.
				</p>
				<p>
					<ButtonLink href={mail} variant="secondary" size="small">
						Contact us about this order
					</ButtonLink>
				</p>
			</div>
		</Panel>
	);
}
