import type { CaptchaChallenge } from "~/providers/captcha/port";
import type { KeptCover } from "~/shop/covers/list-covers.server";
import { FREE_COVERS, FROZEN_TEXTS } from "~/shop/covers/rules";
import type { BookPages } from "~/shop/pages/rules";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { CUSTOM_LEVEL } from "~/studio/story/levels";
import { Button, ButtonLink } from "~/ui/Button";
import { CoverFrame } from "~/ui/CoverFrame";
import { namingSum, WAITS_FOR_PERSON } from "~/ui/create/Captcha";
import { Freeze, type FreezeProps } from "~/ui/create/Freeze";
import type { OrderDraft } from "~/ui/create/order-draft";
import { DeletePhotos } from "~/ui/DeletePhotos";
import { Dialog } from "~/ui/Dialog";
import { ErrorSummary, type FieldMessages, summaryErrors } from "~/ui/ErrorSummary";
import { Icon } from "~/ui/Icon";
import { Steps } from "~/ui/Steps";
import { CoverPicker } from "./CoverPicker";
import { LookInside } from "./LookInside";
import { Instructions, NextForm, Offer, type PreviewedBook } from "./NextForm";
import { NEXT_FORM } from "./next-form";

type CoverScreenProps = {
	book: PreviewedBook;
	/** All its covers, oldest first. */
	covers: readonly KeptCover[];
	/** Null for a book that has none: it was made before books had pages. */
	pages: BookPages | null;
	/** This page once more, at them. */
	again: string;
	credits: number;
	isFamily: boolean;
	/** Set while no cover may be drawn. */
	freeze: FreezeProps | null;
	captcha: CaptchaChallenge | null;
	/** Present when the form is shown again. */
	comment?: string;
	message?: string;
	fields?: FieldMessages;
};

/** Step 2: the synopsis and the cover, as the hardback they become. */
export function CoverScreen(props: CoverScreenProps) {
	const { book, covers, captcha, message } = props;
	const fields = namingSum(props.fields ?? {}, captcha);
	const said = summaryErrors(props.fields ?? {}).some((error) => error.message === message);
	const whole = message !== undefined && !said ? [{ message }] : [];
	const hasPicker = covers.length > 1 && book.offerOpen;
	const { title, synopsis, bookId, coverImageUrl } = book;
	const comment = props.comment ?? book.comment;
	const draft: OrderDraft = { title, synopsis, coverImageUrl, bookId, comment };
	return (
		<div className="page page-section create" data-session-check data-book-order={JSON.stringify(draft)}>
			<ErrorSummary errors={[...whole, ...summaryErrors(fields)]} />
			<Steps current={2} />
			{book.offerOpen && !book.photosDeleted ? <GoesOn /> : null}
			<div className="preview">
				<div className="preview-cover">
					<CoverFrame src={coverImageUrl} title={title} loading="eager" />
					{hasPicker ? <CoverPicker covers={covers} picked={book.coverId} form={NEXT_FORM} /> : null}
				</div>
				<header className="stack preview-words">
					<p className="text-soft">Here is your book</p>
					<h1>{title}</h1>
					<Synopsis text={synopsis} />
					{book.readingNeeds ? (
						<p dir="auto">
							<strong>{CUSTOM_LEVEL}:</strong> {book.readingNeeds}
						</p>
					) : null}
				</header>
				{props.pages ? <LookInside book={props.pages} again={props.again} /> : null}
				<Instructions comment={comment} error={fields.comment?.[0]} />
				<Offer book={book} />
				<More {...props} />
			</div>
			<NextForm book={book} hasPicker={hasPicker} captcha={captcha} fields={fields} />
			{props.freeze && book.offerOpen ? (
				<Dialog id="frozen" title={FROZEN_TEXTS.title}>
					<Freeze {...props.freeze} />
					<form method="dialog" className="button-row">
						<Button>Close</Button>
					</form>
				</Dialog>
			) : null}
		</div>
	);
}

/** The first submit button of a form is the one that Enter presses: it must go on, not choose a cover or turn the pages. */
function GoesOn() {
	return (
		<button
			type="submit"
			form={NEXT_FORM}
			name="intent"
			value="continue"
			{...WAITS_FOR_PERSON}
			className="visually-hidden"
			tabIndex={-1}
			aria-hidden="true"
		/>
	);
}

/** On a small screen its beginning, so that the button below it isn't far; a machine reads it all. */
function Synopsis({ text }: { text: string }) {
	return (
		<div className="synopsis">
			<div className="prose">
				{text.split(/\n{2,}/).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			<details>
				<summary>
					<span className="when-closed">Read the whole synopsis</span>
					<span className="when-open">Show its beginning only</span>
				</summary>
			</details>
		</div>
	);
}

/** What else can be done with the book. */
function More({ book, credits, isFamily, freeze }: CoverScreenProps) {
	const canDraw = book.offerOpen && !book.photosDeleted;
	return (
		<div className="preview-more">
			{isFamily ? (
				<p>
					Cover credits left: <strong>{credits}</strong> of {FREE_COVERS}
				</p>
			) : null}
			<div className="button-row">
				{!canDraw ? null : freeze ? (
					<ButtonLink
						href="/create-book/frozen"
						data-dialog="frozen"
						data-dialog-toast={FROZEN_TEXTS.toast}
						variant="secondary"
						size="small"
					>
						Draw another cover
					</ButtonLink>
				) : (
					<Button form={NEXT_FORM} variant="secondary" size="small" name="intent" value="another">
						<Icon name="refresh" />
						Draw another cover
					</Button>
				)}
				<ButtonLink href={`/create-book?edit&book=${book.bookId}`} variant="quiet" size="small">
					<Icon name="pencil" />
					Change the story
				</ButtonLink>
				<Button form={NEXT_FORM} variant="quiet" size="small" formAction="/create-book/new">
					<Icon name="plus" />
					Start another book
				</Button>
				{book.photosDeleted ? null : <DeletePhotos bookId={book.bookId} title={book.title} from="cover" />}
			</div>
			{canDraw && !freeze ? (
				<p className="text-soft text-small">The covers you have stay: each new one can be chosen or left.</p>
			) : null}
			<p className="text-soft text-small">{PHOTO_KEEPING}</p>
		</div>
	);
}
