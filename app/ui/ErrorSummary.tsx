import { useEffect, useRef } from "react";

/** `field` is the id of the control at fault; absent when no one field is. */
export type SummaryError = { field?: string; message: string };

/** Focus on arrival, for pages without scripts; React leaves the attribute out of what it manages later. */
const FOCUS_ON_ARRIVAL = { autoFocus: true };

/** The errors of a failed form, first thing on the page, each a link to its field. Nothing when there are none. */
export function ErrorSummary({
	errors,
	title = "There is a problem",
}: {
	errors: SummaryError[];
	title?: string;
}) {
	const box = useRef<HTMLDivElement>(null);
	const before = useRef<readonly string[]>([]);
	const said = errors.map(({ message }) => message).join("\n");
	// Only when something new is said: what is mended goes from the list, and must not take the focus from its field.
	useEffect(() => {
		const messages = said === "" ? [] : said.split("\n");
		if (messages.some((message) => !before.current.includes(message))) box.current?.focus();
		before.current = messages;
	}, [said]);
	if (errors.length === 0) return null;
	return (
		<div className="error-summary" role="alert" tabIndex={-1} ref={box} {...FOCUS_ON_ARRIVAL}>
			<h2>{title}</h2>
			<ul>
				{errors.map(({ field, message }) => (
					<li key={`${field}: ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
				))}
			</ul>
		</div>
	);
}

/** The errors of a form (`{name: [message]}`, as the server returns them) as entries of the summary. */
export function summaryErrors(fields: Record<string, string[] | undefined>): SummaryError[] {
	return Object.entries(fields).flatMap(([field, messages]) =>
		(messages ?? []).map((message) => (field === "" ? { message } : { field, message })),
	);
}
