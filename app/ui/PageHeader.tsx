import type { ReactNode } from "react";

type PageHeaderProps = {
	title: string;
	children?: ReactNode;
	/** Beside the words on wide screens, below them on small ones. */
	action?: ReactNode;
};

/** The one h1 of a screen, with a line under it. */
export function PageHeader({ title, children, action }: PageHeaderProps) {
	return (
		<header className="page-header">
			<div className="page-header-words">
				<h1>{title}</h1>
				{children ? <p>{children}</p> : null}
			</div>
			{action}
		</header>
	);
}
