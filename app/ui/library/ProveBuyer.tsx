import { PROVED_STEPS, type ProvedStep } from "~/content/prove-buyer";
import type { Order } from "~/shop/orders/contract";
import { Button, ButtonLink } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";

type ProveBuyerProps = { order: Order /** The order's own page. */; page: string; step: ProvedStep };

/** In place of a form that takes a proof, for whoever has an order's link alone: where the link is mailed that leads there. */
export function ProveBuyer({ order, page, step }: ProveBuyerProps) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title="First show us that it is your order">
				Order {order.orderNumber}. The link you came by may have been passed on, so we mail another one to the
				address of the order, {order.delivery?.email}. Open it within an hour, on any device, to{" "}
				{PROVED_STEPS[step]}.
			</PageHeader>
			<form method="post" action={`${page}/${step}`} className="form">
				<p>
					Is the order in your account?{" "}
					<a href={`/sign-in?redirectTo=${encodeURIComponent(`${page}/${step}`)}`}>Sign in</a> instead. Was
					the address mistyped? <a href="/contact">Write to us</a>, and we put it right.
				</p>
				<div className="button-row">
					<ButtonLink href={page} variant="secondary">
						Back to the order
					</ButtonLink>
					<Button busyLabel="Sending...">Mail me the link</Button>
				</div>
			</form>
		</div>
	);
}
