import { classes } from "~/ui/classes";
import { type Opening, sideOf } from "./openings";
import { PagePicture } from "./PagePicture";

/**
 * One opening of a book: its pictures side by side, one below the other on a phone, each with its words under it. The words
 * in the pictures are too small to read there, and nothing to hear.
 */
export function OpenBook({ pages }: { pages: Opening }) {
	const [first, second] = pages;
	const alone = second === undefined && (sideOf(first) === "opening-left" ? "opening-last" : "opening-first");
	return (
		<div className={classes("opening", alone)}>
			{pages.map((page) => (
				<figure className={classes("opening-page", sideOf(page))} key={page.number}>
					<PagePicture page={page} loading="eager" />
					<figcaption>
						{page.text === "" ? null : (
							<p className="opening-words" dir="auto">
								{page.text}
							</p>
						)}
						<p className="opening-number">
							<span className="visually-hidden">Page </span>
							{page.number}
						</p>
					</figcaption>
				</figure>
			))}
		</div>
	);
}
