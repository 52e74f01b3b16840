import { Icon } from "~/ui/Icon";
import { MailLink } from "~/ui/Seller";
import { Toast } from "~/ui/Toast";

type SettlingProps = {
	/** Address of this page. */
	here: string;
	/** Why a payment that has arrived is no order yet; null while it is on its way. */
	unsaved: string | null;
};

export const SETTLING_TITLES = { unpaid: "Waiting for your payment", unsaved: "Saving your order" } as const;

/** Paid, and no order yet. The page looks again by itself every few seconds. */
export function SettlingScreen({ here, unsaved }: SettlingProps) {
	return (
		<div className="page page-narrow page-section">
			{unsaved ? <Toast type="error" message={unsaved} /> : null}
			<div className="panel bank-step">
				<Icon name="spinner" className="icon-spin" />
				<h1>{unsaved ? SETTLING_TITLES.unsaved : SETTLING_TITLES.unpaid}</h1>
				<p role="status">
					{unsaved
						? "Your payment has arrived, and your order is being saved. "
						: "Your bank is still working on it. "}
					This page looks again by itself every few seconds; there is no need to pay again.
				</p>
				<p>
					You can also close it: {unsaved ? "we" : "once your payment has arrived we"} make your order and
					write to you. <a href={here}>Look again now</a>, or ask <MailLink />.
				</p>
			</div>
		</div>
	);
}
