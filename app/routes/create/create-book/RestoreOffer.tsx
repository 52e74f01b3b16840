import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";

/**
 * Offers the book this browser remembers, when checkout found no draft: a script fills it in and puts it here
 * (enhance/restore-offer). Nothing where none runs.
 */
export function RestoreOffer() {
	return (
		<template data-restore>
			<Notice live>
				<p>
					You were about to order <strong data-restore-title />. Would you like to go on?
				</p>
				<form method="post" action="/create-book/restore">
					<input type="hidden" name="bookId" />
					<Button size="small">Go on with this book</Button>
				</form>
			</Notice>
		</template>
	);
}
