import type { FieldMetadata, SubmissionResult } from "@conform-to/react";

export type SignInLinks = {
	/** Addresses that carry where the family wants to go afterwards. */
	signIn: string;
	signUp: string;
	/** null: the shop has no identity provider. */
	google: string | null;
};

/** What the action of an account's form answers; undefined where nothing was posted. */
export type FormAnswer = { lastResult: SubmissionResult<string[]> } | undefined;

/** What a field of a form that came back shows: its name, what was typed, what is wrong with it. */
export function fieldProps(field: FieldMetadata<string>) {
	return { name: field.name, defaultValue: field.initialValue, error: field.errors?.[0] };
}
