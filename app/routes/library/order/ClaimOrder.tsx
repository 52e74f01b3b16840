import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";

type ClaimOrderProps = {
	orderId: string;
	signedIn: boolean;
	/** The order is a guest's, so that a family may take it into its account. */
	claimable: boolean;
};

/** What whoever came by a mail's link can do to keep the order. */
export function ClaimOrder({ orderId, signedIn, claimable }: ClaimOrderProps) {
	if (signedIn && !claimable) return null;
	const page = `/orders/${orderId}`;
	const back = encodeURIComponent(page);
	return (
		<div className="list-notice">
			<Notice>
				{signedIn ? (
					<form className="stack" method="post" action={page}>
						<p>You ordered this without an account. Would you like to keep it with your other orders?</p>
						<p>
							<Button size="small" busyLabel="Adding...">
								Add to my account
							</Button>
						</p>
					</form>
				) : (
					<p>
						You see this order because you have the link from our mail. To review it or order the book again,{" "}
						<a href={`/sign-in?redirectTo=${back}`}>sign in</a> or{" "}
						<a href={`/sign-up?redirectTo=${back}`}>create an account</a>.
					</p>
				)}
			</Notice>
		</div>
	);
}
