/** A form body with nested names: `metadata[book]=1`, `line_items[0][quantity]=1`. */
export type Params = { [name: string]: string | Params | undefined };

/** Reads a form body the way Stripe does; lists become objects with numbered members. */
export function formOf(body: string): Params {
	const form: Params = {};
	for (const [name, value] of new URLSearchParams(body)) {
		const path = name.split(/[[\]]+/).filter((part) => part !== "");
		const last = path.pop() ?? "";
		let place = form;
		for (const part of path) {
			const inner = place[part];
			const next: Params = typeof inner === "object" ? inner : {};
			place[part] = next;
			place = next;
		}
		place[last] = value;
	}
	return form;
}

/** The texts directly inside a nested parameter. */
export function textsOf(value: string | Params | undefined): Record<string, string> {
	const entries = typeof value === "object" ? Object.entries(value) : [];
	return Object.fromEntries(
		entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
}
