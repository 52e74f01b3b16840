import { MOST_COPIES } from "~/shop/prices/rules";
import { Button } from "~/ui/Button";
import { SelectField } from "~/ui/Field";

const OPTIONS = Array.from({ length: MOST_COPIES }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }));

/** How many copies, and the button that works the price out anew; the page's script presses and hides it. */
export function CopiesField({ copies, error }: { copies: number; error: string | undefined }) {
	return (
		<div className="checkout-copies">
			<SelectField
				name="copies"
				label="Copies"
				width="short"
				options={OPTIONS}
				defaultValue={`${copies}`}
				error={error}
				// What the browser remembers may not be what the total is of.
				autoComplete="off"
			/>
			<Button variant="secondary" size="small" name="intent" value="update" id="update-copies" formNoValidate>
				Update
			</Button>
			<p className="field-hint">All in one parcel, for one postage</p>
			<p className="visually-hidden" role="status" id="total-status" />
		</div>
	);
}
