import type { FieldMetadata } from "@conform-to/react";

/** What a field of a form that came back shows: its name, what was typed, what is wrong with it. */
export function typed(field: FieldMetadata<string>) {
	return { name: field.name, defaultValue: field.initialValue, error: field.errors?.[0] };
}
