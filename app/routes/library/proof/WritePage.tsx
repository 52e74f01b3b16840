import type { ShownPage } from "~/shop/pages/rules";
import { mostLetters, writtenOf } from "~/shop/proof/rules";
import { Button } from "~/ui/Button";
import { TextareaField } from "~/ui/Field";
import { Notice } from "~/ui/Notice";

/** What was sent for a page and could not be put on it. */
export type Typed = {
	number: number;
	words: string;
	error: string;
	/** What another tab has put there meanwhile. */
	newer: string | null;
};

type WritePageProps = {
	action: string;
	page: ShownPage;
	level: string;
	/** The version that is being looked at. */
	version: number;
	typed: Typed | null;
	/** Where what a gift says is written. */
	message: string;
};

/** The words of one page, to be written by its family. */
export function WritePage({ action, page, level, version, typed, message }: WritePageProps) {
	const { number } = page;
	const { text, isDedication } = writtenOf(page.text, number);
	return (
		<form method="post" action={action} className="stack">
			<input type="hidden" name="number" value={number} />
			<input type="hidden" name="version" value={version} />
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
				name="words"
				id={`words-${number}`}
				rows={isDedication ? 2 : 4}
				maxLength={mostLetters(level, number)}
				count
				dir="auto"
				defaultValue={typed?.words ?? text}
				error={typed?.error}
			/>
			<div>
				<Button
					name="intent"
					value="write"
					variant="secondary"
					size="small"
					busyLabel="Putting it on the page..."
				>
					{isDedication ? "Save the dedication" : `Save page ${number}`}
				</Button>
			</div>
			{isDedication ? (
				<p>
					<a href={message}>Write a gift message under it</a>
				</p>
			) : null}
		</form>
	);
}
