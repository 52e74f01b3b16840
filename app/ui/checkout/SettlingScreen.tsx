import { BRAND } from "~/content/brand";
import { Icon } from "../Icon";

/** Paid, and not heard back from the bank yet. The page looks again by itself every few seconds. */
export function SettlingScreen({ here }: { /** Address of this page. */ here: string }) {
	return (
		<div className="page page-narrow page-section">
			<div className="panel bank-step">
				<Icon name="spinner" className="icon-spin" />
				<h1>Waiting for your payment</h1>
				<p role="status">
					Your bank is still working on it. This page looks again by itself every few seconds; there is no
					need to pay again.
				</p>
				<p>
					You can also close it: once your payment has arrived we make your order and write to you.{" "}
					<a href={here}>Look again now</a>, or ask <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>.
				</p>
			</div>
		</div>
	);
}
