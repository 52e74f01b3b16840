/** What is wrong with a form, by the names of its fields, as the server returns it. */
export type FieldMessages = Record<string, string[] | undefined>;

/** `field` is the id of the control at fault; absent when no one field is. */
export type SummaryError = { field?: string; message: string };

/** Focus on arrival, with or without a script. */
const FOCUS_ON_ARRIVAL = { autoFocus: true };

/** The errors of a failed form, first thing on the page, each a link to its field. Nothing when there are none. */
export function ErrorSummary({
	errors,
	title = "There is a problem",
}: {
	errors: SummaryError[];
	title?: string;
}) {
	if (errors.length === 0) return null;
	return (
		<div className="error-summary" role="alert" tabIndex={-1} {...FOCUS_ON_ARRIVAL}>
			<h2>{title}</h2>
			<ul>
				{errors.map(({ field, message }) => (
					<li key={`${field}: ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
				))}
			</ul>
		</div>
	);
}

/** The errors of a form as entries of the summary. */
export function summaryErrors(fields: FieldMessages): SummaryError[] {
	return Object.entries(fields).flatMap(([field, messages]) =>
		(messages ?? []).map((message) => (field === "" ? { message } : { field, message })),
	);
}
