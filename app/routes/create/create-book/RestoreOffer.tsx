import { useEffect, useState } from "react";
import { Button } from "~/ui/Button";
import { type OrderDraft, rememberedOrderDraft } from "~/ui/create/order-draft";
import { Notice } from "~/ui/Notice";

/** Offers the book this browser remembers, when checkout found no draft. Nothing where no script runs. */
export function RestoreOffer() {
	const [draft, setDraft] = useState<OrderDraft | null>(null);
	useEffect(() => setDraft(rememberedOrderDraft()), []);
	if (!draft) return null;
	return (
		<Notice live>
			<p>
				You were about to order <strong>{draft.title}</strong>. Would you like to go on?
			</p>
			<form method="post" action="/create-book/restore">
				<input type="hidden" name="bookId" value={draft.bookId} />
				<Button size="small">Go on with this book</Button>
			</form>
		</Notice>
	);
}
