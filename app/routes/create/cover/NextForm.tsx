import { PRICE_TEXT } from "~/content/brand";
import type { CaptchaChallenge } from "~/providers/captcha/port";
import type { ShownBook } from "~/shop/books/read-stage.server";
import { COMMENT_TEXTS, LONGEST_COMMENT, OFFER_ENDED, PHOTOS_DELETED } from "~/shop/books/rules";
import { Button } from "~/ui/Button";
import { Captcha, WAITS_FOR_PERSON } from "~/ui/create/Captcha";
import { DRAWING_MESSAGES } from "~/ui/create/messages";
import { WaitingDialog } from "~/ui/create/WaitingDialog";
import type { FieldMessages } from "~/ui/ErrorSummary";
import { TextareaField } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { Notice } from "~/ui/Notice";
import { OfferUntil } from "~/ui/OfferUntil";
import { NEXT_FORM } from "./next-form";

/** The book of step 2, and until when it can be ordered, in words. */
export type PreviewedBook = ShownBook & { offerEndsText: string };

type NextFormProps = {
	book: PreviewedBook;
	/** Whether the page has the covers to choose from; otherwise the form names the one that is shown. */
	hasPicker: boolean;
	captcha: CaptchaChallenge | null;
	fields: FieldMessages;
};

/**
 * The form of step 2, most of whose parts stand elsewhere in the page. While the book is for sale it is the way to checkout: at the foot
 * of the window however far one has read, and at its own place once that is reached. What asks for a person stands beside its button,
 * for whoever hasn't seen it isn't answered by an error.
 */
export function NextForm({ book, hasPicker, captcha, fields }: NextFormProps) {
	const forSale = book.offerOpen && !book.photosDeleted;
	return (
		<form
			method="post"
			action={`/create-book/cover?book=${encodeURIComponent(book.bookId)}`}
			noValidate
			className={forSale ? "go-on" : undefined}
			id={NEXT_FORM}
		>
			<input type="hidden" name="bookId" value={book.bookId} />
			{hasPicker ? null : <input type="hidden" name="coverId" value={book.coverId} />}
			{forSale ? (
				<>
					<p>{PRICE_TEXT.full}</p>
					<Captcha challenge={captcha} error={fields.captcha?.[0]} />
					<Button size="large" name="intent" value="continue" {...WAITS_FOR_PERSON}>
						Continue to Checkout
						<Icon name="arrow" />
					</Button>
				</>
			) : null}
			<template data-waiting>
				<WaitingDialog messages={DRAWING_MESSAGES} status="Asking the illustrator" />
			</template>
		</form>
	);
}

/** What goes with the order, a field of the form: written where one reads what it is for. */
export function Instructions({ comment, error }: { comment: string; error?: string }) {
	return (
		<TextareaField
			form={NEXT_FORM}
			label="Special instructions"
			name="comment"
			hint={COMMENT_TEXTS.for}
			defaultValue={comment}
			maxLength={LONGEST_COMMENT}
			rows={3}
			count
			optional
			error={error}
		/>
	);
}

/** Until when the book can be ordered, or why it can't. */
export function Offer({ book }: { book: PreviewedBook }) {
	return (
		<div className="stack preview-offer">
			{book.photosDeleted ? (
				<Notice kind="info">
					<p>{PHOTOS_DELETED}</p>
				</Notice>
			) : book.offerOpen ? (
				<>
					<OfferUntil until={book.offerEndsText} />
					<p className="text-soft text-small">Nothing is charged on the next page before you press Pay.</p>
				</>
			) : (
				<OfferEnded />
			)}
		</div>
	);
}

function OfferEnded() {
	return (
		<Notice kind="warning">
			<p>
				<strong>{OFFER_ENDED}</strong>
			</p>
			<p>
				Change the story or keep it, and add the photos again (we have deleted them): it becomes a new book
				with a new offer.
			</p>
		</Notice>
	);
}
