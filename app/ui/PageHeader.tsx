import type { ReactNode } from "react";

type PageHeaderProps = {
	title: string;
	children?: ReactNode /** Beside the title on wide screens. */;
	action?: ReactNode;
};

/** The one h1 of a screen, with a line under it. */
export function PageHeader({ title, children, action }: PageHeaderProps) {
	return (
		<header className="page-header">
			<div className="page-header-row">
				<h1>{title}</h1>
				{action}
			</div>
			{children ? <p>{children}</p> : null}
		</header>
	);
}
