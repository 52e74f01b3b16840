import type { ReactNode } from "react";
import { EmptyShelf } from "./art/EmptyShelf";

/** What a list says when nothing is in it: a title ('No orders yet'), a line, and the way to the first entry. */
export function EmptyState({
	title,
	children,
	action,
}: {
	title: string;
	children?: ReactNode;
	action?: ReactNode;
}) {
	return (
		<div className="empty">
			<EmptyShelf />
			<h2>{title}</h2>
			{children ? <p>{children}</p> : null}
			{action}
		</div>
	);
}
