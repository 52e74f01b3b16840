import type { CaptchaChallenge } from "~/providers/captcha/port";
import type { ShownBook } from "~/shop/books/read-stage.server";
import { COMMENT_TEXTS, LONGEST_COMMENT, OFFER_ENDED, PHOTOS_DELETED } from "~/shop/books/rules";
import { Captcha } from "~/ui/create/Captcha";
import { DRAWING_MESSAGES } from "~/ui/create/messages";
import { WaitingDialog } from "~/ui/create/WaitingDialog";
import type { FieldMessages } from "~/ui/ErrorSummary";
import { TextareaField } from "~/ui/Field";
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
	comment: string;
	fields: FieldMessages;
};

/** Special instructions, until when the book can be ordered, and what is asked on the way to checkout. */
export function NextForm({ book, hasPicker, captcha, comment, fields }: NextFormProps) {
	return (
		<form
			method="post"
			action={`/create-book/cover?book=${encodeURIComponent(book.bookId)}`}
			noValidate
			className="preview-form"
			id={NEXT_FORM}
		>
			<input type="hidden" name="bookId" value={book.bookId} />
			{hasPicker ? null : <input type="hidden" name="coverId" value={book.coverId} />}
			<TextareaField
				label="Special instructions"
				name="comment"
				hint={COMMENT_TEXTS.for}
				defaultValue={comment}
				maxLength={LONGEST_COMMENT}
				rows={3}
				count
				optional
				error={fields.comment?.[0]}
			/>
			{book.photosDeleted ? (
				<Notice kind="info">
					<p>{PHOTOS_DELETED}</p>
				</Notice>
			) : book.offerOpen ? (
				<div className="stack preview-go">
					<OfferUntil until={book.offerEndsText} />
					<Captcha challenge={captcha} error={fields.captcha?.[0]} />
					<p className="text-soft text-small">Nothing is charged on the next page before you press Pay.</p>
				</div>
			) : (
				<div className="preview-go">
					<OfferEnded />
				</div>
			)}
			<template data-waiting>
				<WaitingDialog messages={DRAWING_MESSAGES} status="Asking the illustrator" />
			</template>
		</form>
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
