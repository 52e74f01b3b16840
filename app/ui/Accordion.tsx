import type { ReactNode } from "react";
import { Icon } from "./Icon";

type AccordionProps = {
	/** Entries of one name close each other; none keeps them independent. */
	group?: string;
	title: ReactNode;
	open?: boolean;
	children: ReactNode;
};

/** A question that opens; native details, so it works without a script and is found by the browser's search. */
export function Accordion({ group, title, open, children }: AccordionProps) {
	return (
		<details className="accordion" name={group} open={open}>
			<summary>
				{title}
				<Icon name="chevron" />
			</summary>
			<div className="accordion-body">{children}</div>
		</details>
	);
}
