import { BRAND } from "~/content/brand";
import { ButtonLink } from "../Button";
import { Notice } from "../Notice";

/** An order that can't be shown: there is none for this family, or it couldn't be read (specification, section 8). */
export function OrderProblem({ problem }: { problem: "missing" | "failed" }) {
	const missing = problem === "missing";
	return (
		<div className="page page-narrow page-section stack-large">
			<h1>{missing ? "Order not found" : "Error loading order"}</h1>
			<Notice kind="error">
				<p>
					{missing
						? "Order not found: The requested order could not be found in our system."
						: "Failed to fetch order details"}
				</p>
			</Notice>
			<p>
				If you think it should be here, write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a> and we
				will find it.
			</p>
			<div className="button-row">
				<ButtonLink href="/orders">Back to Orders</ButtonLink>
				{missing ? null : (
					<ButtonLink href="" variant="secondary">
						Try again
					</ButtonLink>
				)}
			</div>
		</div>
	);
}
