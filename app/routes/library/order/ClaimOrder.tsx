import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";

type ClaimOrderProps = Pick<OrderDetail, "claim"> & { orderId: string; signedIn: boolean };

/** What whoever has bought an order as a guest, or came by its mail's link, can do to keep it. It names no address: the page shows that of its customer. */
export function ClaimOrder({ orderId, signedIn, claim }: ClaimOrderProps) {
	if (signedIn && !claim) return null;
	const page = `/orders/${orderId}`;
	const back = encodeURIComponent(page);
	return (
		<div className="list-notice">
			<Notice>
				{claim === "allowed" ? (
					<form className="stack" method="post" action={page}>
						<p>You ordered this without an account. Would you like to keep it with your other orders?</p>
						<p>
							<Button size="small" busyLabel="Adding...">
								Add to my account
							</Button>
						</p>
					</form>
				) : null}
				{claim === "unproved" ? (
					<p>
						This order and your account have the same email address. Before we put them together, please show
						us that it is yours: <a href="/forgot-password">let us mail you a link</a> and choose a password
						with it. The order is in your account once you have signed in again.
					</p>
				) : null}
				{claim === "elsewhere" ? (
					<p>
						You see this order because you have the link from our mail. It was ordered without an account, and
						can be kept in one with the email address it was ordered with. If that is yours, sign in with it,
						or <a href="/profile">make it your account’s address</a>.
					</p>
				) : null}
				{claim === "here" ? (
					<p>
						You ordered this with this browser, without an account: here you find it at this address, anywhere
						else by the link in our mail. To keep it with your other orders, review it or order the book
						again, <a href={`/sign-up?redirectTo=${back}`}>create an account</a> or{" "}
						<a href={`/sign-in?redirectTo=${back}`}>sign in</a> with this browser: it goes into that account
						by itself.
					</p>
				) : null}
				{signedIn || claim === "here" ? null : (
					<p>
						You see this order because you have the link from our mail. To review it or order the book again,{" "}
						<a href={`/sign-in?redirectTo=${back}`}>sign in</a> or{" "}
						<a href={`/sign-up?redirectTo=${back}`}>create an account</a> with the email address it was
						ordered with.
					</p>
				)}
			</Notice>
		</div>
	);
}
