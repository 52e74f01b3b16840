import type { ReactNode } from "react";
import picture from "../art/hero.svg?url";

type AccountFrameProps = {
	title: string;
	subtitle?: string;
	/** What the picture's caption promises. */
	caption: string;
	children: ReactNode;
};

/** The screens at the door: the form, and on a wide screen a night in a storybook beside it. */
export function AccountFrame({ title, subtitle, caption, children }: AccountFrameProps) {
	return (
		<div className="page account">
			<section className="account-form stack-large">
				<header className="account-header">
					<h1>{title}</h1>
					{subtitle ? <p>{subtitle}</p> : null}
				</header>
				{children}
			</section>
			<figure className="account-picture">
				{/* Lazy: a small screen, which has no room for it, doesn't load it. */}
				<img src={picture} alt="" width={2000} height={900} loading="lazy" />
				<figcaption>{caption}</figcaption>
			</figure>
		</div>
	);
}
