import { DELIVERY_LENGTHS, DELIVERY_TEXTS } from "~/shop/checkout/rules";
import { Field } from "~/ui/Field";

/** What makes an address, but for its country. */
type StreetField = "address" | "address2" | "city" | "postalCode";

type Shown = { name: string; defaultValue?: string; error?: string };

/**
 * The lines of an address. `data-required` is what a page's script says of an empty field, word for word what the server would say.
 */
export function StreetFields({ of }: { of: (name: StreetField) => Shown }) {
	const shown = (name: StreetField) => ({ ...of(name), maxLength: DELIVERY_LENGTHS[name] });
	return (
		<>
			<Field
				{...shown("address")}
				label="Address"
				autoComplete="address-line1"
				data-required={DELIVERY_TEXTS.address}
			/>
			<Field {...shown("address2")} label="Address line 2" autoComplete="address-line2" optional />
			<div className="form-row">
				<Field
					{...shown("city")}
					label="City"
					autoComplete="address-level2"
					data-required={DELIVERY_TEXTS.city}
				/>
				<Field
					{...shown("postalCode")}
					label="Postal code"
					autoComplete="postal-code"
					data-required={DELIVERY_TEXTS.postalCode}
				/>
			</div>
		</>
	);
}
