import type { ReactNode } from "react";
import picture from "../art/hero.svg?url";
import { LogoMark } from "../Logo";

type AccountFrameProps = {
	title: string;
	subtitle?: string;
	/** What the picture's caption promises. */
	caption: string;
	children: ReactNode;
};

/** The screens at the door: the form beside a night in a storybook, above it on a small screen. */
export function AccountFrame({ title, subtitle, caption, children }: AccountFrameProps) {
	return (
		<div className="page account">
			<section className="account-form stack-large">
				<header className="account-header">
					<span className="account-mark">
						<LogoMark />
					</span>
					<h1>{title}</h1>
					{subtitle ? <p>{subtitle}</p> : null}
				</header>
				{children}
			</section>
			<figure className="account-picture">
				<img src={picture} alt="" width={2000} height={900} />
				<figcaption>{caption}</figcaption>
			</figure>
		</div>
	);
}
