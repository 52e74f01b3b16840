import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ZodObject, z } from "zod";

/**
 * Holds the typed text of a form against a schema, as conform's screens show it again. Only the schema's own fields are
 * read, each once: conform builds objects and arrays from the names it is given, and has orders to the form in some of them.
 * A field left blank is one that wasn't sent.
 */
export function parseForm<Schema extends ZodObject>(
	fields: FormData,
	schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
	const known = new FormData();
	for (const name of Object.keys(schema.shape)) {
		const typed = fields.get(name);
		if (typed !== null && typed !== "") known.set(name, typed);
	}
	return parseWithZod(known, { schema, disableAutoCoercion: true });
}
