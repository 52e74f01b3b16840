import type { ReactNode } from "react";

export type SummaryRow = { name: string; value: ReactNode; total?: boolean };

/** Names and values one below the other: an order's lines, delivery information. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
	return (
		<dl className="summary">
			{rows.map(({ name, value, total }) => (
				<div key={name} className={total ? "summary-total" : undefined}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
