import { ORDER_NOT_FOUND } from "~/shop/orders/rules";
import type { Result } from "~/shop/result";
import { MailLink } from "~/ui/Seller";
import { ButtonLink } from "../Button";
import { Notice } from "../Notice";

type Problem = "missing" | "failed";

/** Said of an order that couldn't be read. */
export const ORDER_FAILED = "Failed to fetch order details";

/** What stands in an order's place, whose reading went so. */
export function orderProblem(found: Result<unknown>): Problem {
	return !found.ok && found.error.code === "bug" ? "failed" : "missing";
}

/** What stands above the problem, and in the page's title. */
export const PROBLEM_TITLES: Record<Problem, string> = {
	missing: "Order not found",
	failed: "Error loading order",
};

/** An order that can't be shown: there is none for this family, or it couldn't be read. */
export function OrderProblem({ problem }: { problem: Problem }) {
	const missing = problem === "missing";
	return (
		<div className="page page-narrow page-section stack-large">
			<h1>{PROBLEM_TITLES[problem]}</h1>
			<Notice kind="error">
				<p>{missing ? ORDER_NOT_FOUND.error.message : ORDER_FAILED}</p>
			</Notice>
			{missing ? (
				<p>
					Ordered as a guest? <a href="/find-order">Find my order</a> sends you its link again. If you think
					it should be here, write to <MailLink /> and we will find it.
				</p>
			) : (
				<p>Nothing is lost.</p>
			)}
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
