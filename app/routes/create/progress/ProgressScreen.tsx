import { ButtonLink } from "~/ui/Button";
import { DRAWING_MESSAGES, WRITING_MESSAGES } from "~/ui/create/messages";
import { WaitingDialog } from "~/ui/create/WaitingDialog";
import { Icon } from "~/ui/Icon";
import { Overlay } from "~/ui/Overlay";
import { Steps } from "~/ui/Steps";

type At = "writing" | "drawing";

const STATUS = {
	writing: "Step 1 of 2: writing the synopsis",
	drawing: "Step 2 of 2: drawing everybody, and the cover",
};

type ProgressScreenProps = {
	at: At;
	/** It takes longer than anybody is asked to wait. */
	isLate: boolean;
	/** The main character's name. */
	hero: string;
	/** There is a cover already; this is another one. */
	hasCover: boolean;
	/** The family hears by email when it is done. */
	byMail: boolean;
	/** Which book it is, as the addresses of its steps end: `?book=…`; empty for the draft's. */
	query: string;
};

const progressAddress = (query: string) => `/create-book/progress${query}`;

/** While the shop writes and draws: a page that refreshes itself, or with a script the overlay over it (enhance/progress). */
export function ProgressScreen(props: ProgressScreenProps) {
	const { at, isLate, query } = props;
	const messages = at === "writing" ? WRITING_MESSAGES : DRAWING_MESSAGES;
	return (
		<div
			className="page page-section page-narrow making"
			data-making={at}
			data-late={isLate || undefined}
			data-query={query}
		>
			<noscript>
				<meta httpEquiv="refresh" content={isLate ? "20" : "3"} />
			</noscript>
			<Steps current={at === "writing" ? 1 : 2} />
			<h1>Your book is being made</h1>
			<p role="status">
				<Made {...props} /> This page looks again by itself.
			</p>
			<div className="making-overlay">
				<Overlay messages={messages} />
			</div>
			<ol className="making-list">
				<Part done={at !== "writing"} now={at === "writing"}>
					Writing the synopsis
				</Part>
				<Part done={false} now={at === "drawing"}>
					Drawing everybody, and the cover
				</Part>
			</ol>
			{isLate ? (
				<Late {...props} />
			) : (
				<>
					<p className="text-soft">
						It takes a minute or two. This page looks again by itself; everything is kept even if you close
						it.
					</p>
					<LookAgain query={query} />
				</>
			)}
			{/* Whoever needn't wait isn't held by a dialog that nothing closes. */}
			{isLate ? null : <WaitingDialog messages={messages} status={STATUS[at]} />}
		</div>
	);
}

/** What is being made, and for whom. */
function Made({ at, hero, hasCover }: ProgressScreenProps) {
	const story = (
		<>
			<bdi>{hero}</bdi>’s story
		</>
	);
	if (at === "writing") return <>We are writing {story} and drawing the cover.</>;
	if (hasCover) return <>We are drawing another cover for {story}.</>;
	return <>{story} is written, and we are drawing the cover.</>;
}

/** For whoever turned the page's own looking off. */
function LookAgain({ query }: { query: string }) {
	return (
		<ButtonLink href={progressAddress(query)} variant="secondary" size="small">
			Look again
		</ButtonLink>
	);
}

/** What becomes of a book that takes longer than anybody is asked to wait. */
function Late({ at, byMail, query }: ProgressScreenProps) {
	const back = encodeURIComponent(progressAddress(query));
	return (
		<div className="stack" role="status">
			<p>
				This is taking longer than usual, because {at === "writing" ? "our writer" : "our painter"} is very
				busy. We keep at it, and try again by ourselves if need be; that can take some minutes. You needn’t
				wait here: close this page if you like, and nothing is lost.
			</p>
			{byMail ? (
				<p>We email you as soon as your cover is drawn, or if it can’t be.</p>
			) : (
				<p>
					Look in again later, in this browser. Or{" "}
					<a href={`/sign-up?redirectTo=${back}`}>create an account</a> or{" "}
					<a href={`/sign-in?redirectTo=${back}`}>sign in</a>, and we email you as soon as your cover is
					drawn, or if it can’t be.
				</p>
			)}
			<LookAgain query={query} />
		</div>
	);
}

function Part({ done, now, children }: { done: boolean; now: boolean; children: string }) {
	return (
		<li className={done ? "making-done" : now ? "making-now" : undefined}>
			<Icon name={done ? "check" : now ? "spinner" : "dot"} className={now ? "icon-spin" : undefined} />
			{children}
			<span className="visually-hidden">{done ? ": done" : now ? ": under way" : ": next"}</span>
		</li>
	);
}
