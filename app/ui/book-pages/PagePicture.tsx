import type { ShownBack } from "~/shop/pages/rules";
import { Icon } from "~/ui/Icon";
import type { BookPage } from "./openings";

type PagePictureProps = {
	page: BookPage;
	/** Eager for the pages a screen is about. */
	loading?: "eager" | "lazy";
};

/** The picture of a page on its paper. Until it is drawn it has no address, and the script of the pages gives it one. */
export function PagePicture({ page: { number, ...page }, loading }: PagePictureProps) {
	return (
		<Pictured
			{...page}
			loading={loading}
			marks={{ "data-page-picture": number }}
			waiting={`Page ${number} is being drawn`}
		/>
	);
}

/** The same of the back cover. */
export function BackPicture({ back, loading }: { back: ShownBack } & Pick<PagePictureProps, "loading">) {
	const { isComing, ...rest } = back;
	return (
		<Pictured
			{...rest}
			loading={loading}
			marks={{ "data-back-picture": isComing ? "coming" : "" }}
			waiting={
				isComing
					? "The back cover is being drawn"
					: "The back cover couldn’t be drawn yet. That was our mistake, not yours: nothing is printed without it."
			}
		/>
	);
}

type PicturedProps = Pick<BookPage, "altText" | "imageUrl"> & {
	loading?: "eager" | "lazy";
	/** What the script finds it by. */
	marks: Record<string, string | number>;
	/** Said while there is no picture. */
	waiting: string;
};

function Pictured({ altText, imageUrl, loading = "lazy", marks, waiting }: PicturedProps) {
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
				{...marks}
			/>
			{imageUrl === null ? (
				<p className="opening-waiting">
					<Icon name="pencil" />
					{waiting}
				</p>
			) : null}
		</div>
	);
}
