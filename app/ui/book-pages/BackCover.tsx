import type { ShownBack } from "~/shop/pages/rules";
import { classes } from "~/ui/classes";
import { BackPicture } from "./PagePicture";

/** Where the back cover stands on a page. */
export const BACK_PLACE = "back-cover";

/** The back cover in large, after the last page, with what it says under it: its words are too small to read in the picture. */
export function BackCover({ back, isBought = false }: { back: ShownBack; isBought?: boolean }) {
	return (
		<section
			className={classes("open-book back-cover", isBought && "open-book-bought")}
			id={BACK_PLACE}
			aria-labelledby="back-cover-title"
		>
			<h2 id="back-cover-title">The back cover</h2>
			<figure className="opening-page opening-left">
				<BackPicture back={back} loading="eager" />
				<figcaption>
					<p className="opening-words" dir="auto">
						{back.text}
					</p>
				</figcaption>
			</figure>
		</section>
	);
}
