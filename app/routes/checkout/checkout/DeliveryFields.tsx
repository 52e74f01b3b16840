import {
	DELIVERY_LENGTHS,
	DELIVERY_TEXTS,
	type DeliveryField,
	type TypedDelivery,
} from "~/shop/checkout/rules";
import { COUNTRIES } from "~/shop/prices/rules";
import { Field, SelectField } from "~/ui/Field";

type DeliveryFieldsProps = { typed: TypedDelivery; errorOf: (name: string) => string | undefined };

/**
 * Where the book goes. `data-required` is what the page's script says of an empty field, word for word what the server
 * would say.
 */
export function DeliveryFields({ typed, errorOf }: DeliveryFieldsProps) {
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
			<Field
				{...of("address")}
				label="Address"
				autoComplete="address-line1"
				data-required={DELIVERY_TEXTS.address}
			/>
			<Field {...of("address2")} label="Address line 2" autoComplete="address-line2" optional />
			<div className="form-row">
				<Field
					{...of("city")}
					label="City"
					autoComplete="address-level2"
					data-required={DELIVERY_TEXTS.city}
				/>
				<Field
					{...of("postalCode")}
					label="Postal code"
					autoComplete="postal-code"
					data-required={DELIVERY_TEXTS.postalCode}
				/>
			</div>
			<SelectField
				{...country}
				label="Country"
				options={COUNTRIES}
				autoComplete="country"
				data-required={DELIVERY_TEXTS.country}
			/>
		</div>
	);
}
