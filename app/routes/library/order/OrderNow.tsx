import { wordsOf } from "~/content/order-words";
import { momentText } from "~/shop/accounts/rules";
import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { DELIVERY_WORKING_DAYS, longDate } from "~/shop/orders/rules";
import { Button, ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { DamageTold } from "./DamageTold";
import { MoneyBack } from "./MoneyBack";

type OrderNowProps = Pick<OrderDetail, "order" | "may" | "answer" | "promised" | "refunds" | "damage">;

/** How an order stands, what follows from it, and what its family can do about it. */
export function OrderNow({ order, may, answer, promised, refunds, damage }: OrderNowProps) {
	const isLate = refunds.some(({ reason }) => reason === "late");
	const { title, text } = wordsOf(order, damage.told && (damage.told.answer ?? "waits"));
	const { soonest, latest } = DELIVERY_WORKING_DAYS;
	return (
		<Panel title={title} id="order-now">
			<div className="stack">
				<p>{text}</p>
				{damage.told?.answer === null ? <DamageTold {...damage.told} /> : null}
				{isLate ? (
					<p>We are sorry that your book {order.state === "delivered" ? "was" : "is"} late.</p>
				) : null}
				<MoneyBack refunds={refunds} />
				{answer ? (
					<p>
						You have <strong>{answer.left}</strong> left, until{" "}
						<time dateTime={answer.by}>{momentText(answer.by)}</time>. Whatever you change begins the week
						anew, and if we don’t hear from you your book waits for you to come back.
					</p>
				) : null}
				{may.includes("reopen") ? (
					<form method="post" action={`/orders/${order.id}/reopen`}>
						<Button busyLabel="One moment...">Go on with my book</Button>
					</form>
				) : null}
				{may.includes("approve") ? (
					<>
						<p>
							Look through its pages. You can put them into your own words, have pictures drawn anew, and go
							back.
						</p>
						<p>
							<ButtonLink href={`/orders/${order.id}/proof`} variant="secondary">
								Look through my book
							</ButtonLink>
						</p>
						<p>
							When you approve it, we print it exactly as it is now. From then on it can’t be changed or
							cancelled, so we ask you once more.
							{order.delivery?.country === "GB"
								? ` It arrives within ${soonest} to ${latest} working days of your approval.`
								: null}
						</p>
						<p>
							<ButtonLink href={`/orders/${order.id}/approve`}>Approve my book</ButtonLink>
						</p>
					</>
				) : null}
				{may.includes("deliver") ? (
					<form method="post" action={`/orders/${order.id}/arrived`}>
						<Button busyLabel="Thank you...">It has arrived</Button>
					</form>
				) : null}
				{promised && !promised.isOver && !promised.inTime ? (
					<p>
						It may come after <time dateTime={promised.by}>{longDate(promised.by)}</time>, the day we promised
						it for. If that day goes by without it, your postage goes back to you by itself.
					</p>
				) : null}
				{promised?.isOver ? (
					<form method="post" action={`/orders/${order.id}/not-come`} className="stack">
						<p>
							The day we promised it for, <time dateTime={promised.by}>{longDate(promised.by)}</time>, is
							over. If it isn’t with you, tell us:{" "}
							{isLate
								? "one of us looks for your parcel."
								: "your postage goes back, and one of us looks for your parcel."}
						</p>
						<div>
							<Button variant="secondary" busyLabel="One moment...">
								It hasn’t come
							</Button>
						</div>
					</form>
				) : null}
				{may.includes("cancel") ? (
					<p>
						Changed your mind? Until you approve it you can{" "}
						<a href={`/orders/${order.id}/cancel`}>cancel this order</a>
						{order.price.totalPence > 0 ? " and get all your money back." : "."}
					</p>
				) : null}
			</div>
		</Panel>
	);
}
