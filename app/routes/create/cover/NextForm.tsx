import { useRef, useState } from "react";
import { PRICE_TEXT } from "~/content/brand";
import type { CaptchaChallenge } from "~/providers/captcha/port";
import type { ShownBook } from "~/shop/books/read-stage.server";
import { LONGEST, OFFER_ENDED, PHOTOS_DELETED } from "~/shop/books/rules";
import { Button } from "~/ui/Button";
import { Captcha, type CaptchaStanding } from "~/ui/create/Captcha";
import { DRAWING_MESSAGES } from "~/ui/create/messages";
import type { FieldMessages } from "~/ui/create/use-characters";
import { WaitingDialog } from "~/ui/create/WaitingDialog";
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
	comment: string;
	fields: FieldMessages;
	person: CaptchaStanding;
	/** Remembers the book in this browser, with the instructions as typed. */
	onSend(comment: string): void;
};

/** Special instructions, until when the book can be ordered, and the way to checkout. */
export function NextForm({ book, hasPicker, captcha, comment, fields, person, onSend }: NextFormProps) {
	const [drawing, setDrawing] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	return (
		<form
			method="post"
			action={`/create-book/cover?book=${encodeURIComponent(book.bookId)}`}
			noValidate
			className="preview-form"
			id={NEXT_FORM}
			ref={form}
			onSubmit={(event) => {
				onSend(form.current ? String(new FormData(form.current).get("comment") ?? "") : "");
				const { submitter } = event.nativeEvent as SubmitEvent;
				if (submitter instanceof HTMLButtonElement && submitter.value === "another") setDrawing(true);
			}}
		>
			<input type="hidden" name="bookId" value={book.bookId} />
			{hasPicker ? null : <input type="hidden" name="coverId" value={book.coverId} />}
			<TextareaField
				label="Special instructions"
				name="comment"
				hint="Anything we should know about your book? It comes to us with your order."
				defaultValue={comment}
				maxLength={LONGEST.comment}
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
					<Captcha challenge={captcha} {...person} error={fields.captcha?.[0]} />
					<Button size="large" wide name="intent" value="continue" disabled={person.state === "working"}>
						Continue to Checkout
						<Icon name="arrow" />
					</Button>
					<p className="text-soft text-small">
						{PRICE_TEXT.full}. Nothing is charged on the next page before you press Pay.
					</p>
				</div>
			) : (
				<div className="preview-go">
					<OfferEnded />
				</div>
			)}
			{drawing ? <WaitingDialog messages={DRAWING_MESSAGES} status="Asking the illustrator" /> : null}
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
