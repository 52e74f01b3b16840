import type { FieldMetadata, FormMetadata, SubmissionResult } from "@conform-to/react";
import { summaryErrors } from "./ErrorSummary";

/** What the action of a form answers; undefined where nothing was posted. */
export type FormAnswer = { lastResult: SubmissionResult<string[]> } | undefined;

/** What a field of a form that came back shows: its name, what was typed, what is wrong with it. */
export function fieldProps(field: FieldMetadata<string>) {
	return { name: field.name, defaultValue: field.initialValue, error: field.errors?.[0] };
}

/** What is wrong with a form that came back: with the whole of it, and with its fields, for the summary. */
export function errorsOf<Typed extends Record<string, unknown>>(form: FormMetadata<Typed>) {
	const { "": whole, ...wrong } = form.allErrors;
	return { whole, errors: summaryErrors(wrong) };
}
