import { z } from "zod";
import { breached } from "./breaches";

/** What a vendor takes and says, by name, as JSON Schema; `$comment` says where it was read and when. */
export type Schemas = { $comment: string; $defs: Record<string, object> };
type NameIn<S extends Schemas> = keyof S["$defs"] & string;

const compiled = new Map<object, z.ZodType>();

function compile(schemas: Schemas, name: string): z.ZodType {
	const schema = schemas.$defs[name];
	if (!schema) throw new Error(`no schema ${name}`);
	const known = compiled.get(schema);
	if (known) return known;
	const made = z.fromJSONSchema({ ...schema, $defs: schemas.$defs } as z.core.JSONSchema.JSONSchema);
	compiled.set(schema, made);
	return made;
}

/** What is wrong with a value, by place, as "items.0.copies: Too small"; null when nothing is. */
export function wrongWith<S extends Schemas>(schemas: S, name: NameIn<S>, value: unknown): string | null {
	const { error } = compile(schemas, name).safeParse(value);
	return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ") ?? null;
}

/** The same of what was sent to a stand-in or is about to be said by it; the test that runs is told, and fails. */
export function breaks<S extends Schemas>(schemas: S, name: NameIn<S>, value: unknown): string | null {
	const wrong = wrongWith(schemas, name, value);
	if (wrong !== null) breached(`${name}: ${wrong}`);
	return wrong;
}

/** What a stand-in says, looked at on its way. */
export function said<S extends Schemas, T>(schemas: S, name: NameIn<S>, value: T): T {
	breaks(schemas, name, value);
	return value;
}
