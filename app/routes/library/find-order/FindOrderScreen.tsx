import { DELIVERY_LENGTHS } from "~/shop/checkout/rules";
import { FormError } from "~/ui/FormError";
import { type FormAnswer, fieldProps, useFormAnswer } from "~/ui/form-answer";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { PageHeader } from "~/ui/PageHeader";

/** Asks for an order's number and address, and says that its link is on its way. */
export function FindOrderScreen({ sent, answer }: { sent: string | null; answer: FormAnswer }) {
	const { fields, whole, errors } = useFormAnswer<"orderNumber" | "email">("find-order", answer?.lastResult);
	return (
		<div className="page page-narrow page-section">
			<ErrorSummary errors={errors} />
			<PageHeader title="Find my order">
				Ordered as a guest and lost our mail? We send you its link again. There you see how your order stands,
				and can look through your book.
			</PageHeader>
			{sent ? (
				<Notice kind="success" live>
					<p>{sent}</p>
					<p className="text-small">
						Nothing there? Look among unwanted mail, and for mails we have sent you before: each names your
						order number. Another address may stand on your order: <a href="/find-order">try that one</a>.
					</p>
				</Notice>
			) : (
				<form className="form" method="post" action="/find-order">
					<Field
						{...fieldProps(fields.orderNumber)}
						label="Order number"
						hint="Eight letters and digits, such as K7M2P9QX. Lost it? Leave this empty: we mail you the links of all your orders."
						optional
						autoCapitalize="characters"
						autoComplete="off"
						spellCheck={false}
						maxLength={20}
						width="medium"
					/>
					<Field
						{...fieldProps(fields.email)}
						label="The order’s email address"
						type="email"
						autoComplete="email"
						maxLength={DELIVERY_LENGTHS.email}
					/>
					<Button busyLabel="Looking...">Send me the link</Button>
					<FormError errors={whole} />
				</form>
			)}
			<p>
				Signed up with us? <a href="/orders">My Orders</a> has all of them.
			</p>
		</div>
	);
}
