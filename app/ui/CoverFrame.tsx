import type { ReactNode } from "react";
import { classes } from "./classes";
import { Icon } from "./Icon";

type CoverFrameProps = {
	/** Address of the cover, square; null when there is none yet. */
	src?: string | null;
	/** Title of the book, read out as "Cover of ...". */
	title: string;
	size?: "small" | "large";
	featured?: boolean;
	/** Eager for the one cover a screen is about. */
	loading?: "eager" | "lazy";
	/** A drawing instead of an image file. */
	children?: ReactNode;
};

/** A cover as the hardback it becomes, or the words 'No Cover Image Available' on bare boards. */
export function CoverFrame({
	src,
	title,
	size = "large",
	featured,
	loading = "lazy",
	children,
}: CoverFrameProps) {
	return (
		<div className={classes("cover", size === "small" && "cover-small")}>
			{featured ? <span className="cover-featured">FEATURED</span> : null}
			<div className="cover-board">
				{src ? (
					<img
						src={src}
						alt={`Cover of ${title}`}
						width={1024}
						height={1024}
						loading={loading}
						decoding="async"
					/>
				) : (
					(children ?? <NoCover />)
				)}
			</div>
		</div>
	);
}

function NoCover() {
	return (
		<div className="cover-none">
			<Icon name="book" />
			No Cover Image Available
		</div>
	);
}
