import { useEffect, useRef, useState } from "react";
import { PRICE_TEXT } from "~/content/brand";
import type { CaptchaChallenge } from "~/providers/captcha/port";
import { LONGEST, OFFER_ENDED } from "~/shop/books/rules";
import { FREE_COVERS, FROZEN_TEXTS } from "~/shop/covers/rules";
import { Button, ButtonLink } from "~/ui/Button";
import { CoverFrame } from "~/ui/CoverFrame";
import { Captcha, useCaptcha } from "~/ui/create/Captcha";
import { Freeze, type FreezeProps } from "~/ui/create/Freeze";
import { DRAWING_MESSAGES } from "~/ui/create/messages";
import { rememberOrderDraft } from "~/ui/create/order-draft";
import type { FieldMessages } from "~/ui/create/use-characters";
import { WaitingDialog } from "~/ui/create/WaitingDialog";
import { Dialog } from "~/ui/Dialog";
import { ErrorSummary, summaryErrors } from "~/ui/ErrorSummary";
import { TextareaField } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { Notice } from "~/ui/Notice";
import { Steps } from "~/ui/Steps";

type CoverScreenProps = {
	book: {
		bookId: string;
		title: string;
		synopsis: string;
		comment: string;
		coverImageUrl: string;
		offerOpen: boolean;
	};
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
	const { book, message, fields = {} } = props;
	const errors = summaryErrors(fields);
	const whole =
		message !== undefined && !errors.some((error) => error.message === message) ? [{ message }] : [];
	const comment = props.comment ?? book.comment;
	useEffect(() => {
		const { title, synopsis, coverImageUrl, bookId } = book;
		rememberOrderDraft({ title, synopsis, coverImageUrl, bookId, comment });
	}, [book, comment]);
	return (
		<div className="page page-section create" data-session-check>
			<ErrorSummary errors={[...whole, ...errors]} />
			<Steps current={2} />
			<div className="preview">
				<div className="preview-cover">
					<CoverFrame src={book.coverImageUrl} title={book.title} loading="eager" />
				</div>
				<div className="stack-large">
					<header className="stack">
						<p className="text-soft">Here is your book</p>
						<h1>{book.title}</h1>
						<Synopsis text={book.synopsis} />
					</header>
					<NextForm {...props} comment={comment} fields={fields} />
				</div>
			</div>
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

function Synopsis({ text }: { text: string }) {
	return (
		<div className="prose synopsis">
			{text.split(/\n{2,}/).map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}

function NextForm({
	book,
	credits,
	isFamily,
	freeze,
	captcha,
	comment,
	fields = {},
}: CoverScreenProps & { comment: string }) {
	const person = useCaptcha(captcha);
	const [drawing, setDrawing] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const remember = () => {
		const typed = form.current && String(new FormData(form.current).get("comment") ?? "");
		const { title, synopsis, coverImageUrl, bookId } = book;
		rememberOrderDraft({ title, synopsis, coverImageUrl, bookId, comment: typed ?? "" });
	};
	return (
		<form
			method="post"
			action={`/create-book/cover?book=${encodeURIComponent(book.bookId)}`}
			noValidate
			className="stack-large"
			ref={form}
			onSubmit={(event) => {
				remember();
				const { submitter } = event.nativeEvent as SubmitEvent;
				if (submitter instanceof HTMLButtonElement && submitter.value === "another") setDrawing(true);
			}}
		>
			<input type="hidden" name="bookId" value={book.bookId} />
			<TextareaField
				label="Special instructions"
				name="comment"
				hint="Anything we should know when we make the pages? Every book is looked at by a person."
				defaultValue={comment}
				maxLength={LONGEST.comment}
				rows={3}
				count
				optional
				error={fields.comment?.[0]}
			/>
			{book.offerOpen ? (
				<Continue captcha={captcha} person={person} error={fields.captcha?.[0]} />
			) : (
				<OfferEnded />
			)}
			<div className="preview-more">
				{isFamily ? (
					<p>
						Cover credits left: <strong>{credits}</strong> of {FREE_COVERS}
					</p>
				) : null}
				<div className="button-row">
					{!book.offerOpen ? null : freeze ? (
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
						<Button variant="secondary" size="small" name="intent" value="another">
							<Icon name="refresh" />
							Draw another cover
						</Button>
					)}
					<ButtonLink href="/create-book?edit" variant="quiet" size="small">
						<Icon name="pencil" />
						Change the story
					</ButtonLink>
					<Button variant="quiet" size="small" formAction="/create-book/new">
						<Icon name="plus" />
						Start another book
					</Button>
				</div>
			</div>
			{drawing ? <WaitingDialog messages={DRAWING_MESSAGES} status="Asking the illustrator" /> : null}
		</form>
	);
}

type ContinueProps = {
	captcha: CaptchaChallenge | null;
	person: ReturnType<typeof useCaptcha>;
	error?: string;
};

function Continue({ captcha, person, error }: ContinueProps) {
	return (
		<div className="stack">
			<Captcha challenge={captcha} {...person} error={error} />
			<Button size="large" wide name="intent" value="continue" disabled={person.state === "working"}>
				Continue to Checkout
				<Icon name="arrow" />
			</Button>
			<p className="text-soft text-small">
				{PRICE_TEXT.full}. Nothing is charged on the next page before you press Pay.
			</p>
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
