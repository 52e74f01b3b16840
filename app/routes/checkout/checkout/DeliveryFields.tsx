import { LONGEST_MESSAGE } from "~/studio/story/dedication";
import {
	DELIVERY_LENGTHS,
	DELIVERY_TEXTS,
	type DeliveryField,
	type TypedCheckout,
} from "~/shop/checkout/rules";
import { COUNTRIES } from "~/shop/prices/rules";
import { Checkbox } from "~/ui/Checkbox";
import type { Finder } from "~/ui/checkout/AddressFinder";
import { StreetFields } from "~/ui/checkout/StreetFields";
import { Field, SelectField, TextareaField } from "~/ui/Field";

type DeliveryFieldsProps = {
	typed: TypedCheckout;
	errorOf: (name: string) => string | undefined;
	finder?: Finder;
};

/**
 * Who buys, and where the book goes: to them, or as a gift to somebody else, whose part the styles show with the box ticked. `data-required` is what the page's script says of an empty field, word for word what the server
 * would say.
 */
export function DeliveryFields({ typed, errorOf, finder }: DeliveryFieldsProps) {
	const of = (name: DeliveryField) => ({
		name,
		defaultValue: typed[name],
		error: errorOf(name),
		maxLength: DELIVERY_LENGTHS[name],
	});
	const { maxLength: _two, ...country } = of("country");
	return (
		<div className="stack">
			<Field {...of("name")} label="Full name" autoComplete="name" data-required={DELIVERY_TEXTS.name} />
			<div className="form-row">
				<Field
					{...of("email")}
					type="email"
					label="Email"
					hint="For your confirmation and tracking"
					autoComplete="email"
					data-required={DELIVERY_TEXTS.email}
					data-wrong={DELIVERY_TEXTS.emailWrong}
				/>
				<Field
					{...of("phone")}
					type="tel"
					label="Phone"
					hint="In case the carrier can’t find you"
					autoComplete="tel"
					optional
				/>
			</div>
			<div className="gift-choice">
				<Checkbox name="gift" id="gift" value="1" defaultChecked={typed.gift !== ""} label="This is a gift" />
				<p className="gift-only text-soft text-small">
					It goes straight to them, with no price in the parcel. Our mails come to you alone.
				</p>
			</div>
			<div className="gift-only">
				<Field
					{...of("recipient")}
					label="Recipient’s name"
					hint="It goes on the parcel, with their address below"
					autoComplete="off"
					data-required={DELIVERY_TEXTS.recipient}
				/>
			</div>
			<StreetFields of={of} finder={finder} />
			<SelectField
				{...country}
				label="Country"
				options={COUNTRIES}
				autoComplete="country"
				data-required={DELIVERY_TEXTS.country}
			/>
			<div className="gift-only">
				<TextareaField
					name="giftMessage"
					label="Your message"
					hint="Printed at the front of the book"
					defaultValue={typed.giftMessage}
					error={errorOf("giftMessage")}
					maxLength={LONGEST_MESSAGE}
					rows={3}
					optional
					count
				/>
			</div>
		</div>
	);
}
