import type { SubmissionResult } from "@conform-to/react";
import { wordsOf } from "~/content/order-words";
import { addressLines, DELIVERY_LENGTHS, type DeliveryField } from "~/shop/checkout/rules";
import type { Order } from "~/shop/orders/contract";
import { inSentence, postageText } from "~/shop/prices/rules";
import { LONGEST_MESSAGE } from "~/studio/story/dedication";
import { Button, ButtonLink } from "~/ui/Button";
import type { Finder } from "~/ui/checkout/AddressFinder";
import { StreetFields } from "~/ui/checkout/StreetFields";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field, TextareaField } from "~/ui/Field";
import { FormError } from "~/ui/FormError";
import { fieldProps, useFormAnswer } from "~/ui/form-answer";
import { ClosedForm } from "~/ui/library/ClosedForm";
import { titleOf } from "~/ui/library/OrderRow";
import { PageHeader } from "~/ui/PageHeader";

export type DetailsScreenProps = {
	order: Order;
	/** Why nothing of it can be changed; null while it can. */
	closed: string | null;
	/** The order's own page. */
	page: string;
	/** What the form is shown with. */
	seen: string;
	/** The button that finds an address by its postal code, and what it found; left out where the shop can't. */
	finder?: Finder;
	lastResult?: SubmissionResult<string[]>;
};

type TypedField = Exclude<DeliveryField, "country"> | "giftMessage";

/** What an order says, each line once. */
const linesOf = (delivery: NonNullable<Order["delivery"]>, giftMessage: string) =>
	[
		...new Set([delivery.name, ...addressLines(delivery), delivery.email, delivery.phone, giftMessage]),
	].filter(Boolean);

/** What a family can put right of its order until the book is approved; or why it can't any more. */
export function DetailsScreen({ order, closed, page, seen, finder, lastResult }: DetailsScreenProps) {
	const { delivery, giftMessage } = order;
	const shown = { ...delivery, giftMessage };
	const { fields, whole, errors } = useFormAnswer<TypedField>("order-details", lastResult, shown);
	if (closed || !delivery) {
		return (
			<ClosedForm title={`Order ${order.orderNumber} can’t be changed here`} errors={whole} page={page}>
				{wordsOf(order).title}. {closed}
			</ClosedForm>
		);
	}
	return (
		<div className="page page-narrow page-section">
			<ErrorSummary errors={errors} />
			<PageHeader title="Change your order">
				Order {order.orderNumber}, “<bdi>{titleOf(order)}</bdi>”. You can change this until you approve your
				book.
			</PageHeader>
			{whole ? (
				<section className="panel stack" aria-labelledby="details-now">
					<h2 id="details-now">Your order says now</h2>
					<address className="address">
						{linesOf(delivery, giftMessage).map((line) => (
							<span key={line} dir="auto">
								{line}
							</span>
						))}
					</address>
				</section>
			) : null}
			<form method="post" action={`${page}/details`} className="form">
				{/* The Enter key presses a form's first button: it must not be the one that finds an address. */}
				{finder ? (
					<button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden>
						Save
					</button>
				) : null}
				<input type="hidden" name="seen" value={seen} />
				<Field
					{...fieldProps(fields.name)}
					label="Full name"
					autoComplete="name"
					maxLength={DELIVERY_LENGTHS.name}
				/>
				<Field
					{...fieldProps(fields.email)}
					label="Email"
					hint="Our mails go there, and we tell the address you had before"
					type="email"
					autoComplete="email"
					maxLength={DELIVERY_LENGTHS.email}
				/>
				<Field
					{...fieldProps(fields.phone)}
					label="Phone"
					hint="In case the carrier can’t find you"
					type="tel"
					autoComplete="tel"
					maxLength={DELIVERY_LENGTHS.phone}
					optional
				/>
				<Field
					{...fieldProps(fields.recipient)}
					label="Recipient’s name"
					hint="For a gift: it goes on the parcel, with their address below, and no price is in it"
					autoComplete="off"
					maxLength={DELIVERY_LENGTHS.recipient}
					optional
				/>
				<StreetFields of={(name) => fieldProps(fields[name])} finder={finder} />
				<p className="text-soft">
					It goes to {inSentence(delivery.country)}. {postageText()} Should it go to another country? Then
					please write to us.
				</p>
				<TextareaField
					{...fieldProps(fields.giftMessage)}
					label="Gift message"
					hint="Printed under the dedication, in at most 6 lines"
					maxLength={LONGEST_MESSAGE}
					rows={3}
					optional
					count
				/>
				<div className="button-row">
					<ButtonLink href={page} variant="secondary">
						Leave it as it is
					</ButtonLink>
					<Button busyLabel="Saving...">Save</Button>
				</div>
				<FormError errors={whole} />
			</form>
		</div>
	);
}
