import { inPounds } from "~/shop/prices/rules";
import { Button } from "~/ui/Button";
import { controlAttributes, FieldError } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";

type CouponBoxProps = {
	coupon: { code: string; discountPence: number } | null;
	/** A code that was sent and not applied. */
	typed: string;
	/** Why the coupon applied before no longer is. */
	lost: string | null;
	error: string | undefined;
};

/** A code to type and apply, or the one applied with a way to take it off. Its buttons post the whole form. */
export function CouponBox({ coupon, typed, lost, error }: CouponBoxProps) {
	const text = {
		label: "Coupon code",
		name: "couponCode",
		error: error ?? lost ?? undefined,
		optional: true,
	};
	return (
		<div className="checkout-coupon" id="checkout-coupon">
			{coupon ? (
				<div className="coupon-applied" data-coupon={coupon.code}>
					<p role="status">
						<Icon name="check" />
						<span>
							<strong>{coupon.code}</strong> applied: you save {inPounds(coupon.discountPence)}
						</span>
					</p>
					<Button
						variant="quiet"
						size="small"
						name="intent"
						value="remove-coupon"
						formNoValidate
						aria-label={`Remove coupon ${coupon.code}`}
					>
						Remove
					</Button>
				</div>
			) : (
				<div className={text.error ? "field field-invalid" : "field"}>
					<label htmlFor="couponCode">
						Coupon code <span className="field-optional">(optional)</span>
					</label>
					<FieldError id="couponCode" error={text.error} />
					<div className="input-with-button">
						<input
							{...controlAttributes(text)}
							className="input input-code"
							type="text"
							defaultValue={typed}
							maxLength={40}
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
						/>
						<Button
							variant="secondary"
							name="intent"
							value="apply-coupon"
							id="apply-coupon"
							busyLabel="Applying..."
							formNoValidate
						>
							Apply
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}
