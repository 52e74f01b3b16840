import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { longDate } from "~/shop/orders/rules";
import { ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { MailLink } from "~/ui/Seller";

type OrderWrongProps = Pick<OrderDetail, "order" | "damage">;

/** What a family does when something is wrong with its order: a damaged book is told of here, anything else by mail. */
export function OrderWrong({ order, damage }: OrderWrongProps) {
	return (
		<Panel title="Anything wrong?" id="order-help">
			<div className="stack">
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
					{damage.told || damage.until ? "Anything else? " : ""}Write to us and name your order number. We
					will put it right.
				</p>
				<p>
					<MailLink subject={`Order ${order.orderNumber}`} className="button button-secondary button-small">
						Contact us about this order
					</MailLink>
				</p>
			</div>
		</Panel>
	);
}
