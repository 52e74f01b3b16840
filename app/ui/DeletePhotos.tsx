import { deletePhotosAddress } from "~/shop/orders/rules";
import { ButtonLink } from "./Button";

type DeletePhotosProps = {
	bookId: string;
	title: string;
	/** The page it stands on. */
	from: "cover" | "books" | "order";
};

/** The way to having a book's photos deleted: its page says what goes and what stays before anything does. */
export function DeletePhotos({ bookId, title, from }: DeletePhotosProps) {
	return (
		<ButtonLink href={deletePhotosAddress(bookId, from)} variant="quiet" size="small">
			Delete my photos now
			<span className="visually-hidden"> of {title}</span>
		</ButtonLink>
	);
}
