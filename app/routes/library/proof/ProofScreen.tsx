import { momentText } from "~/shop/accounts/rules";
import {
	canWrite,
	type Left,
	leftText,
	type PictureVersions,
	type ShownPage,
	type TypedWords,
} from "~/shop/pages/rules";
import type { Proof } from "~/shop/proof/read-proof.server";
import { PROOF_TEXTS } from "~/shop/proof/rules";
import { Button, ButtonLink } from "~/ui/Button";
import { BackCover } from "~/ui/book-pages/BackCover";
import { OpenBook } from "~/ui/book-pages/OpenBook";
import { type Opening, openingName } from "~/ui/book-pages/openings";
import { PageVersions } from "~/ui/book-pages/PageVersions";
import { Turning } from "~/ui/book-pages/Turning";
import { WriteWords, wordsErrors } from "~/ui/book-pages/WriteWords";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Icon } from "~/ui/Icon";
import { Notice } from "~/ui/Notice";
import { RespellName, type TypedName } from "./RespellName";

export type ProofScreenProps = {
	proof: Omit<Proof, "pages">;
	opening: Opening<ShownPage>;
	/** Addresses of the openings around it; null where the book ends. */
	previous: string | null;
	next: string | null;
	last: number;
	/** Where the back cover is seen. */
	backAt: string;
	/** This opening, where its forms are sent to; the order's page; where its family is asked once more before it is printed. */
	here: string;
	order: string;
	approve: string;
	/** Of each picture that lies open: of one over both pages, or of one on either. */
	versions: readonly PictureVersions[];
	/** What could not be done, and why. */
	failed?: { message: string; typed: readonly TypedWords[]; typedName: TypedName | null };
};

/** The whole book of an order, page by page, with all that can be changed of it until it is approved. */
export function ProofScreen(props: ProofScreenProps) {
	const { proof, opening, versions, failed } = props;
	// It follows the last page.
	const back = props.next === null ? proof.back : null;
	const isRedrawing =
		back?.isComing ||
		versions.some((picture) => picture.versions.some(({ imageUrls }) => imageUrls.includes(null)));
	const name = openingName(opening);
	return (
		<div className="page page-section pages">
			<ErrorSummary errors={failed ? summaryOf(failed) : []} />
			{isRedrawing && !failed ? <meta httpEquiv="refresh" content={`4;url=${props.here}`} /> : null}
			<header className="pages-head">
				<p>
					<a href={props.order}>Back to order {proof.orderNumber}</a>
				</p>
				<h1>{name}</h1>
				<p className="text-soft" dir="auto">
					{proof.title}
				</p>
			</header>
			<Standing {...proof} />
			<section className="open-book open-book-bought" id="book" aria-label={name}>
				<Turning previous={props.previous} next={props.next} where={`${name} of ${props.last}`} />
				<OpenBook pages={opening} />
			</section>
			{back ? <BackCover back={back} isBought /> : null}
			{proof.closed ? null : <Changes {...props} isRedrawing={isRedrawing} />}
		</div>
	);
}

function summaryOf({ message, typed, typedName }: NonNullable<ProofScreenProps["failed"]>) {
	if (typedName) return [{ field: "respelled-name", message }];
	const errors = wordsErrors(typed);
	return errors.length > 0 ? errors : [{ message }];
}

function Standing({ closed, answer }: Pick<Proof, "closed" | "answer">) {
	return (
		<Notice>
			{closed ? (
				<p>{closed}</p>
			) : (
				<p>
					Nothing is printed until you approve it. Turn the pages, mend what isn’t right, then approve.
					{answer ? (
						<>
							{" "}
							You have <strong>{answer.left}</strong> left, until{" "}
							<time dateTime={answer.by}>{momentText(answer.by)}</time>.
						</>
					) : null}
				</p>
			)}
		</Notice>
	);
}

function Changes({
	proof,
	opening,
	versions,
	here,
	order,
	approve,
	next,
	backAt,
	failed,
	isRedrawing,
}: ProofScreenProps & { isRedrawing: boolean }) {
	const written = opening.filter(canWrite);
	const drawn = opening.find(({ canRedraw }) => canRedraw);
	return (
		<div className="pages-below">
			{isRedrawing && !failed?.typed.length ? (
				<section className="panel stack" aria-labelledby="change-title">
					<h2 id="change-title">Being drawn</h2>
					<p role="status">
						This page is drawn as you wished, and takes its place here in a moment.{" "}
						<a href={here}>Look again</a>
					</p>
				</section>
			) : (
				<>
					{written.length > 0 ? (
						<section className="panel stack" aria-labelledby="words-title">
							<h2 id="words-title">In your own words</h2>
							{versions.some(({ lastFailed }) => lastFailed) ? (
								<p role="status">
									What you asked for last couldn’t be made, so it doesn’t count. The page is as it was; you
									can try again.
								</p>
							) : null}
							<WriteWords
								action={here}
								sent={{ number: String(opening[0].number) }}
								pages={written.map((page) => ({
									...page,
									version: versions.find(({ spread }) => spread === page.spread)?.current ?? 0,
								}))}
								level={proof.level}
								edits={proof.edits}
								used={PROOF_TEXTS.editsUsed}
								typed={failed?.typed ?? []}
								message={`${order}/details`}
							/>
						</section>
					) : null}
					{drawn ? <Redraw here={here} number={drawn.number} left={proof.redraws} /> : null}
				</>
			)}
			{proof.isDrawing ? null : (
				<RespellName
					action={here}
					number={opening[0].number}
					cast={proof.cast}
					coverFollows={proof.coverFollows}
					edits={proof.edits}
					typed={failed?.typedName ?? null}
				/>
			)}
			{versions
				.filter((picture) => picture.versions.length > 1)
				.map((picture) => (
					<PageVersions
						key={picture.spread}
						action={here}
						sent={{ number: String(picture.spread) }}
						page={versions.length > 1 ? picture.spread : undefined}
						versions={picture.versions}
					/>
				))}
			<section className="panel stack" aria-labelledby="approve-title">
				<h2 id="approve-title">Is all of it right?</h2>
				<p>
					We print the book exactly as it is here. From then on it can’t be changed or cancelled, because it
					is made for you alone.
				</p>
				{proof.back && next !== null ? (
					<p>
						<a href={backAt}>Look at the back cover</a> too: it follows the last page.
					</p>
				) : null}
				{proof.isDrawing ? (
					<p>A page is being drawn just now. You can approve your book once it is there.</p>
				) : (
					<p>
						<ButtonLink href={approve} size="large">
							Approve my book
						</ButtonLink>
					</p>
				)}
			</section>
		</div>
	);
}

function Redraw({ here, number, left }: { here: string; number: number; left: Left }) {
	return (
		<form method="post" action={here} className="panel stack">
			<h2>Another picture?</h2>
			<input type="hidden" name="number" value={number} />
			{left.left > 0 ? (
				<div>
					<Button
						name="intent"
						value="redraw"
						variant="secondary"
						busyLabel="Asking the illustrator..."
						aria-describedby="redraws-left"
					>
						<Icon name="refresh" />
						Redraw this page
					</Button>
				</div>
			) : null}
			<p className="text-soft text-small" id="redraws-left">
				{leftText(left, "redraw")} for this book
				{left.left > 0
					? ": the same words and people, another picture. What there is stays to choose from."
					: ". Every version of its pages stays to choose from."}
			</p>
		</form>
	);
}

/** Where a proof isn't there any more, or not yet. */
export const NoProof = ({ order }: { order: string }) => (
	<div className="page page-narrow page-section stack">
		<h1>There are no pages to show yet</h1>
		<p>This book’s pages are being made. We write to you as soon as you can look at them.</p>
		<p>
			<ButtonLink href={order}>Back to the order</ButtonLink>
		</p>
	</div>
);
