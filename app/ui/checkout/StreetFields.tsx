import { DELIVERY_LENGTHS, DELIVERY_TEXTS } from "~/shop/checkout/rules";
import { Field } from "~/ui/Field";
import { AddressFinder, type Finder } from "./AddressFinder";

/** What makes an address, but for its country. */
type StreetField = "address" | "address2" | "city" | "postalCode";

type Shown = { name: string; defaultValue?: string; error?: string };

type StreetFieldsProps = {
	of: (name: StreetField) => Shown;
	/** Where addresses can be found by their postal code: that one comes first then. */
	finder?: Finder;
};

/**
 * The lines of an address. `data-required` is what a page's script says of an empty field, word for word what the server would say.
 */
export function StreetFields({ of, finder }: StreetFieldsProps) {
	const shown = (name: StreetField) => ({ ...of(name), maxLength: DELIVERY_LENGTHS[name] });
	const city = (
		<Field
			{...shown("city")}
			label="City"
			autoComplete="address-level2"
			data-required={DELIVERY_TEXTS.city}
		/>
	);
	const postalCode = (
		<Field
			{...shown("postalCode")}
			label="Postal code"
			autoComplete="postal-code"
			data-required={DELIVERY_TEXTS.postalCode}
		/>
	);
	return (
		<>
			{finder ? <AddressFinder {...finder}>{postalCode}</AddressFinder> : null}
			<Field
				{...shown("address")}
				label="Address"
				autoComplete="address-line1"
				data-required={DELIVERY_TEXTS.address}
			/>
			<Field {...shown("address2")} label="Address line 2" autoComplete="address-line2" optional />
			{finder ? (
				city
			) : (
				<div className="form-row">
					{city}
					{postalCode}
				</div>
			)}
		</>
	);
}
