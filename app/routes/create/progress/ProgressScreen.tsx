import { useEffect } from "react";
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

/** How often the script asks how far the book is, and how long it waits for an answer, ms. */
const ASK_MS = 1200;
const ANSWER_MS = 20_000;

type ProgressScreenProps = {
	at: At;
	/** Which book it is, as the addresses of its steps end: `?book=…`; empty for the draft's. */
	query: string;
};

/** Where the book's work stands; null when that can't be heard just now. */
async function askState(query: string): Promise<{ at: string } | null> {
	try {
		const answer = await fetch(`/create-book/state${query}`, { signal: AbortSignal.timeout(ANSWER_MS) });
		return answer.ok ? await answer.json() : null;
	} catch {
		return null;
	}
}

/** Asks until the work has moved on, then loads this page anew, which leads to where it went. */
function useMovingOn({ at, query }: ProgressScreenProps): void {
	useEffect(() => {
		// Leaving while the cover is drawn is asked about; our own moving on is not.
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		if (at === "drawing") addEventListener("beforeunload", warn);
		// One question at a time: two answers at once would each begin to leave, the second cutting the first one off.
		let asked = false;
		const timer = setInterval(async () => {
			if (asked) return;
			asked = true;
			const state = await askState(query);
			asked = false;
			if (!state || state.at === at) return;
			clearInterval(timer);
			removeEventListener("beforeunload", warn);
			location.replace(`/create-book/progress${query}`);
		}, ASK_MS);
		return () => {
			clearInterval(timer);
			removeEventListener("beforeunload", warn);
		};
	}, [at, query]);
}

/** While the shop writes and draws: a page that refreshes itself, or with a script the overlay over it. */
export function ProgressScreen({ at, query }: ProgressScreenProps) {
	useMovingOn({ at, query });
	const messages = at === "writing" ? WRITING_MESSAGES : DRAWING_MESSAGES;
	return (
		<div className="page page-section page-narrow making">
			<noscript>
				<meta httpEquiv="refresh" content="3" />
			</noscript>
			<Steps current={at === "writing" ? 1 : 2} />
			<h1>Your book is being made</h1>
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
			<p className="text-soft">
				This takes about a minute. The page looks by itself; everything is kept even if you close it.{" "}
				<a href={`/create-book/progress${query}`}>Look now</a>
			</p>
			<WaitingDialog messages={messages} status={STATUS[at]} />
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
