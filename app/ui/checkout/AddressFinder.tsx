import type { ReactNode } from "react";
import type { FoundAddresses } from "~/shop/checkout/found-address";
import { Button } from "../Button";
import { SelectField } from "../Field";

/** What was found by a postal code; nothing before it was looked up. */
export type Finder = { found?: FoundAddresses };

type AddressFinderProps = Finder & {
	/** The postal code's field. */
	children: ReactNode;
};

/**
 * The postal code, and the button that finds its addresses; below it those to choose from. Its buttons post the whole form. The checkout's script
 * swaps all but the field.
 */
export function AddressFinder({ found, children }: AddressFinderProps) {
	return (
		<div className="address-finder">
			{children}
			<div id="address-finder">
				<Button
					variant="secondary"
					name="intent"
					value="find-address"
					busyLabel="Looking..."
					aria-describedby={found?.says ? "found-addresses" : undefined}
					formNoValidate
				>
					Find address
				</Button>
				{found ? <Found {...found} /> : null}
			</div>
		</div>
	);
}

function Found({ label, choices, says }: FoundAddresses) {
	if (choices.length === 0) {
		return (
			<p className="found-addresses" id="found-addresses">
				{says}
			</p>
		);
	}
	return (
		<div className="found-addresses" id="found-addresses">
			<SelectField
				name="foundAddress"
				label={label}
				options={choices}
				// What the browser remembers is another list's.
				autoComplete="off"
			/>
			<Button variant="secondary" name="intent" value="use-address" formNoValidate>
				Use this address
			</Button>
		</div>
	);
}
