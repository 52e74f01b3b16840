import type { CaptchaChallenge } from "~/providers/captcha/port";
import { type DraftForm, MAKING_TEXTS, type StyleChoice } from "~/shop/books/rules";
import { FROZEN_TEXTS } from "~/shop/covers/rules";
import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { Button, ButtonLink } from "~/ui/Button";
import { namingSum } from "~/ui/create/Captcha";
import { type FinishedCover, FinishedCovers } from "~/ui/create/FinishedCovers";
import { DrawnLater, Freeze, FreezeEnds, type FreezeProps } from "~/ui/create/Freeze";
import { Dialog } from "~/ui/Dialog";
import { ErrorSummary, type FieldMessages, type SummaryError, summaryErrors } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { PageHeader } from "~/ui/PageHeader";
import { Steps } from "~/ui/Steps";
import { Assurances } from "./Assurances";
import { BookForm } from "./BookForm";
import { RestoreOffer } from "./RestoreOffer";

type CreateBookScreenProps = {
	form: DraftForm;
	/** How its pictures can be made, the shop's own choice first; empty where there is only one way. */
	styles: readonly StyleChoice[];
	/** Places of the characters whose photos have been deleted in time. */
	photosGone: readonly number[];
	/** How the likenesses of its photos stand. */
	likenesses: readonly PhotoLikeness[];
	/** It came back to ask who is who in a photo of several people. */
	isAsked: boolean;
	/** The account that is signed in; null for a guest. */
	account: string | null;
	/** What couldn't be made last time, with the code that says why. */
	failure: { what: "synopsis" | "cover"; failure: string } | null;
	hasCover: boolean;
	/** Other books of theirs that have a cover and can be ordered; told while there is no book of this form yet. */
	finished: readonly FinishedCover[];
	captcha: CaptchaChallenge | null;
	/** Set while no cover may be drawn. */
	freeze: FreezeProps | null;
	/** Whether to look for a book this browser remembers. */
	restore: boolean;
	/** Present when the form is shown again. */
	message?: string;
	fields?: FieldMessages;
};

/** Step 1: the family's idea. */
export function CreateBookScreen({
	form,
	styles,
	photosGone,
	likenesses,
	isAsked,
	account,
	failure,
	hasCover,
	finished,
	captcha,
	freeze,
	restore,
	message,
	fields: said = {},
}: CreateBookScreenProps) {
	const fields = namingSum(said, captcha);
	const wrong = message === undefined ? [] : errorsOf(fields);
	const isSaid = [...wrong, ...summaryErrors({ captcha: said.captcha })].some(
		(error) => error.message === message,
	);
	const whole = message === undefined || isSaid ? [] : [{ message }];
	return (
		<div className="page page-section create" data-session-check>
			<ErrorSummary errors={[...whole, ...wrong]} />
			<PageHeader title="Build your book">
				Tell us who is in it and what happens. In a minute or two you will see the synopsis and the cover; you
				pay only if you love them.
			</PageHeader>
			<Steps current={1} />
			{failure && message === undefined ? <Failure {...failure} /> : null}
			{restore ? <RestoreOffer /> : null}
			{freeze ? <FrozenNotice {...freeze} /> : null}
			{hasCover ? (
				<Notice>
					<p>
						The cover you have stays as it is: a changed story becomes a new book with a cover of its own.
					</p>
					<ButtonLink href="/create-book/cover" variant="secondary" size="small">
						Back to your cover
					</ButtonLink>
				</Notice>
			) : null}
			{finished.length > 0 && !freeze ? (
				<section aria-label="Your covers">
					<FinishedCovers covers={finished} variant="secondary" />
				</section>
			) : null}
			<div className="create-columns">
				<BookForm
					form={form}
					styles={styles}
					account={account}
					captcha={captcha}
					fields={fields}
					photosGone={photosGone}
					likenesses={likenesses}
					isFrozen={freeze !== null}
					isAsked={isAsked}
				/>
				<aside className="create-beside">
					<Assurances />
				</aside>
			</div>
			{freeze ? <FrozenDialog {...freeze} /> : null}
		</div>
	);
}

/** Told before anything is typed or uploaded. */
function FrozenNotice({ byMail, ...ends }: FreezeProps) {
	return (
		<Notice kind="warning">
			<div className="stack">
				<p>
					<strong>{FROZEN_TEXTS.body}</strong>
				</p>
				<FreezeEnds {...ends} />
				<p>
					A story you send now is written and kept. <DrawnLater byMail={byMail} />
				</p>
			</div>
		</Notice>
	);
}

/** Said once more as the story is about to be sent; the same as a page comes after it where no script runs. */
function FrozenDialog(freeze: FreezeProps) {
	return (
		<Dialog id="frozen" title={FROZEN_TEXTS.title}>
			<div className="stack">
				<Freeze {...freeze} />
				<p>
					You can send your story now: it is written and kept. <DrawnLater {...freeze} />
				</p>
			</div>
			<div className="button-row">
				<form method="dialog">
					<Button variant="secondary">Close</Button>
				</form>
				<Button form="book-form" name="intent" value="submit">
					Send my story
				</Button>
			</div>
		</Dialog>
	);
}

/** What is wrong, with the characters last; a script takes each away as it is mended (enhance/book-form/error-summary). */
function errorsOf(fields: FieldMessages): SummaryError[] {
	const isOfCharacters = ({ field }: SummaryError) => field?.startsWith("characters") === true;
	const all = summaryErrors(fields);
	const own = all.filter((error) => !isOfCharacters(error));
	return [...own, ...all.filter(isOfCharacters).map(withCharacter)];
}

/** Which of the characters is meant, where the messages stand together. */
function withCharacter({ field, message }: SummaryError): SummaryError {
	const [, index] = /^characters\.(\d+)\./.exec(field ?? "") ?? [];
	return index === undefined
		? { field, message }
		: { field, message: `Character ${Number(index) + 1}: ${message}` };
}

const WHY: Record<string, string> = {
	refused: MAKING_TEXTS.refused,
	photo_gone: "We no longer have one of the photos. Please add it again.",
	quota:
		"More covers are being drawn than we can manage. Please press the button below again in a minute, or tomorrow if it still says so.",
	rate_limited: "A lot of covers were drawn from your network today. Please try again tomorrow.",
};

/** Why the visitor is back at step 1, and that nothing is lost. */
function Failure({ what, failure }: { what: "synopsis" | "cover"; failure: string }) {
	return (
		<Notice kind="error" live>
			<p>
				<strong>{what === "synopsis" ? MAKING_TEXTS.synopsis : MAKING_TEXTS.cover}</strong>
			</p>
			<p>{WHY[failure] ?? MAKING_TEXTS.ours}</p>
			<p>Everything you typed and every photo is still here, and no credit was taken.</p>
		</Notice>
	);
}
