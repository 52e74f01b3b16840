import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { shareAddress } from "./addresses";

/** Makes the link under which others may look at a book, and leads to it. */
export function ShareButton({ bookId }: { bookId: string }) {
	return (
		<form method="post" action={shareAddress(bookId)}>
			<input type="hidden" name="bookId" value={bookId} />
			<Button name="intent" value="share" variant="quiet">
				<Icon name="person" />
				Show it to somebody
			</Button>
		</form>
	);
}
