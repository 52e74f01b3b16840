import { type FormEvent, useState } from "react";
import type { FieldMessages } from "~/ui/create/use-characters";

/** The messages of a form's fields, each until something else is typed into its field. */
export function useFieldErrors(fields: FieldMessages) {
	const [mended, setMended] = useState<readonly string[]>([]);
	return {
		of: (name: string) => (mended.includes(name) ? undefined : fields[name]?.[0]),
		clear: ({ target }: FormEvent<HTMLFormElement>) => {
			const { name } = target as HTMLInputElement;
			if (fields[name] && !mended.includes(name)) setMended([...mended, name]);
		},
	};
}
