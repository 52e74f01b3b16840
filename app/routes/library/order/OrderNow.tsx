import { STATE_WORDS } from "~/content/order-words";
import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { DELIVERY_WORKING_DAYS, REFUND_TIME } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { pageAddress } from "~/ui/book-pages/addresses";
import { Button, ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";

type OrderNowProps = Pick<OrderDetail, "order" | "may" | "owned"> & {
	/** The signed link that was opened, when it isn't the family's own order. */
	link: string | null;
};

/** How an order stands, what follows from it, and what its family can do about it. */
export function OrderNow({ order, may, owned, link }: OrderNowProps) {
	const { title, text } = STATE_WORDS[order.state];
	const { soonest, latest } = DELIVERY_WORKING_DAYS;
	const key = link ? link.slice(link.indexOf("?")) : "";
	return (
		<Panel title={title} id="order-now">
			<div className="stack">
				<p>{text}</p>
				{order.refundedPence > 0 ? (
					<p>
						<strong>{inPounds(order.refundedPence)}</strong> is on its way back to you, the way it was paid.{" "}
						{REFUND_TIME}
					</p>
				) : null}
				{may.includes("approve") ? (
					<>
						{owned ? (
							<>
								<p>Please look at its title, its cover and its pages once more.</p>
								<p>
									<ButtonLink href={pageAddress(order.bookId, 1)} variant="secondary" size="small">
										Look at its pages
									</ButtonLink>
								</p>
							</>
						) : (
							<p>
								Please look at its title and its cover once more. Its pages can be turned in the browser or
								the account the book was made in.
							</p>
						)}
						<p>
							When you approve it, we print it exactly as it is now. From then on it can’t be changed or
							cancelled.
							{order.delivery?.country === "GB"
								? ` It arrives within ${soonest} to ${latest} working days of your approval.`
								: null}
						</p>
						<form method="post" action={`/orders/${order.id}/approve${key}`}>
							<Button busyLabel="Approving...">Approve my book</Button>
						</form>
					</>
				) : null}
				{may.includes("deliver") ? (
					<form method="post" action={`/orders/${order.id}/arrived${key}`}>
						<Button busyLabel="Thank you...">It has arrived</Button>
					</form>
				) : null}
				{may.includes("cancel") ? (
					<p>
						Changed your mind? Until you approve it you can{" "}
						<a href={`/orders/${order.id}/cancel${key}`}>cancel this order</a>
						{order.price.totalPence > 0 ? " and get all your money back." : "."}
					</p>
				) : null}
			</div>
		</Panel>
	);
}
