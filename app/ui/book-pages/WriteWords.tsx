import {
	type Left,
	leftText,
	mostLetters,
	type ShownPage,
	type TypedWords,
	versionField,
	wordsField,
	writtenOf,
} from "~/shop/pages/rules";
import { Button } from "~/ui/Button";
import type { SummaryError } from "~/ui/ErrorSummary";
import { TextareaField } from "~/ui/Field";
import { Notice } from "~/ui/Notice";

/** A page that says something, and the version of its picture that is looked at. */
export type WritablePage = Pick<ShownPage, "number" | "text"> & { version: number };

type WriteWordsProps = {
	/** Where the form is sent, and what goes with it. */
	action: string;
	sent: Record<string, string>;
	pages: readonly WritablePage[];
	/** A reading level's id. */
	level: string;
	/** Changes of the whole book. */
	edits: Left;
	/** Said where there are none. */
	used: string;
	/** What was sent and not put on the pages. */
	typed: readonly TypedWords[];
	/** Where what a gift says is written; absent while there is no order. */
	message?: string;
};

/** What is wrong with pages that were sent, for the summary. */
export const wordsErrors = (typed: readonly TypedWords[]): SummaryError[] =>
	typed.flatMap(({ number, error }) =>
		error === null ? [] : [{ field: wordsField(number), message: error }],
	);

/** The words of the pages that lie open, to be written by their family: one form, so that nothing typed beside is lost. */
export function WriteWords({ action, sent, pages, edits, used, typed, ...page }: WriteWordsProps) {
	const isUsed = edits.left === 0;
	return (
		<form method="post" action={action} className="stack" noValidate>
			{Object.entries(sent).map(([name, value]) => (
				<input type="hidden" key={name} name={name} value={value} />
			))}
			{isUsed && typed.length === 0 ? null : (
				<div className="page-writings">
					{pages.map((one) => (
						<WritePage
							key={one.number}
							{...page}
							{...one}
							typed={typed.find(({ number }) => number === one.number) ?? null}
						/>
					))}
				</div>
			)}
			{isUsed ? null : (
				<div>
					<Button
						name="intent"
						value="write"
						variant="secondary"
						size="small"
						busyLabel="Putting it on the page..."
						aria-describedby="edits-left"
					>
						{pages.length > 1 ? "Save these words" : "Save"}
					</Button>
				</div>
			)}
			<p className="text-soft text-small" id="edits-left">
				{isUsed ? used : `${leftText(edits, "change")} for this book. What there is stays to choose from.`}
			</p>
		</form>
	);
}

type WritePageProps = WritablePage &
	Pick<WriteWordsProps, "level" | "message"> & { typed: TypedWords | null };

function WritePage({ number, text: said, version, level, typed, message }: WritePageProps) {
	const { text, isDedication } = writtenOf(said, number);
	return (
		<div className="stack">
			<input type="hidden" name={versionField(number)} value={version} />
			{typed?.newer ? (
				<Notice kind="warning">
					<p>
						<strong>On the page now:</strong>
					</p>
					<p dir="auto">{typed.newer}</p>
				</Notice>
			) : null}
			<TextareaField
				label={isDedication ? "Dedication" : `Words of page ${number}`}
				name={wordsField(number)}
				rows={isDedication ? 2 : 4}
				maxLength={mostLetters(level, number, said)}
				count
				dir="auto"
				defaultValue={typed?.words ?? text}
				error={typed?.error ?? undefined}
			/>
			{isDedication && message ? (
				<p>
					<a href={message}>Write a gift message under it</a>
				</p>
			) : null}
		</div>
	);
}
