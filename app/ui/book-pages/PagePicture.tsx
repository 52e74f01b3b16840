import { Icon } from "~/ui/Icon";
import type { BookPage } from "./openings";

type PagePictureProps = {
	page: BookPage;
	/** Eager for the pages a screen is about. */
	loading?: "eager" | "lazy";
};

/** The picture of a page on its paper. Until it is drawn it has no address, and the script of the pages gives it one. */
export function PagePicture({ page, loading = "lazy" }: PagePictureProps) {
	const { number, altText, imageUrl } = page;
	return (
		<div className="opening-picture">
			<img
				src={imageUrl ?? undefined}
				alt={altText}
				width={1024}
				height={1024}
				loading={loading}
				decoding="async"
				hidden={imageUrl === null}
				data-page-picture={number}
			/>
			{imageUrl === null ? (
				<p className="opening-waiting">
					<Icon name="pencil" />
					Page {number} is being drawn
				</p>
			) : null}
		</div>
	);
}
