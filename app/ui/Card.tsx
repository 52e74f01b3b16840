import type { ReactNode } from "react";
import { classes } from "./classes";

type CardProps = { id?: string; className?: string; children: ReactNode };

/** A sheet of paper on the page: an entry of a list or grid. */
export function Card({ id, className, children }: CardProps) {
	return (
		<li className={classes("card", className)} id={id}>
			{children}
		</li>
	);
}

type PanelProps = { title?: string; id?: string; children: ReactNode };

/** A titled part of a screen (order summary, delivery information); the title names the region. */
export function Panel({ title, id, children }: PanelProps) {
	const titleId = title && (id ? `${id}-title` : undefined);
	return (
		<section className="panel" id={id} aria-labelledby={titleId}>
			{title ? <h2 id={titleId}>{title}</h2> : null}
			{children}
		</section>
	);
}
