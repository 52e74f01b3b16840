import { type DefaultValue, type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { summaryErrors } from "./ErrorSummary";

/** What the action of a form answers; undefined where nothing was posted. */
export type FormAnswer = { lastResult: SubmissionResult<string[]> } | undefined;

/** What a field of a form that came back shows: its name, what was typed, what is wrong with it. */
export function fieldProps(field: FieldMetadata<string>) {
	return { name: field.name, defaultValue: field.initialValue, error: field.errors?.[0] };
}

/** The fields of a form that may have come back, and what is wrong: with the whole of it, and with its fields, for the summary. */
export function useFormAnswer<Name extends string>(
	id: string,
	lastResult?: SubmissionResult<string[]>,
	defaultValue?: Record<string, string>,
) {
	const [form, fields] = useForm<Record<Name, string>>({
		id,
		lastResult,
		defaultValue: defaultValue as DefaultValue<Record<Name, string>>,
	});
	const { "": whole, ...wrong } = form.allErrors;
	return { fields, whole, errors: summaryErrors(wrong) };
}
