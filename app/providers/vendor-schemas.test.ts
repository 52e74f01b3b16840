import { describe, expect, test } from "vitest";
import anthropic from "../../e2e/vendors/schemas/anthropic.json" with { type: "json" };
import blob from "../../e2e/vendors/schemas/blob.json" with { type: "json" };
import { takeBreaches } from "../../e2e/vendors/schemas/breaches";
import { breaks, type Schemas, wrongWith } from "../../e2e/vendors/schemas/check";
import cloudprinter from "../../e2e/vendors/schemas/cloudprinter.json" with { type: "json" };
import google from "../../e2e/vendors/schemas/google.json" with { type: "json" };
import idealPostcodes from "../../e2e/vendors/schemas/ideal-postcodes.json" with { type: "json" };
import prodigi from "../../e2e/vendors/schemas/prodigi.json" with { type: "json" };
import recaptcha from "../../e2e/vendors/schemas/recaptcha.json" with { type: "json" };
import replicate from "../../e2e/vendors/schemas/replicate.json" with { type: "json" };
import { MODELS } from "./illustrator/replicate/models";

const ALL: Record<string, Schemas> = {
	...{ anthropic, blob, cloudprinter, google, idealPostcodes, prodigi, recaptcha, replicate },
};

/** All that is looked at: a word of JSON Schema that isn't here would be believed and never checked. */
const CHECKED =
	/^(type|enum|const|required|properties|additionalProperties|items|prefixItems|minItems|maxItems|minLength|maxLength|pattern|format|minimum|maximum|multipleOf|anyOf|\$ref)$/;

/** Every schema within one, itself included. */
function schemasIn(schema: object): Record<string, unknown>[] {
	const {
		properties = {},
		items,
		prefixItems = [],
		anyOf = [],
		additionalProperties,
	} = schema as Record<string, object>;
	const inner = [
		...Object.values(properties),
		...Object.values(prefixItems),
		...Object.values(anyOf),
		items,
		additionalProperties,
	];
	return [
		schema as Record<string, unknown>,
		...inner.filter((one) => typeof one === "object" && one !== null).flatMap(schemasIn),
	];
}

describe.each(Object.entries(ALL))("the schemas of %s", (_, schemas) => {
	test("say where they were read and when, and use no word that isn't checked", () => {
		expect(schemas.$comment).toMatch(/(https:\/\/|github\.com\/).+read on \d+ \w+ 20\d\d/);
		const all = Object.values(schemas.$defs).flatMap(schemasIn);
		expect(all.flatMap(Object.keys).filter((word) => !CHECKED.test(word))).toEqual([]);
	});

	test("say of each object whether it has more than its fields", () => {
		const all = Object.values(schemas.$defs).flatMap(schemasIn);
		const open = all.filter((one) => one.properties && !("additionalProperties" in one));
		expect(open).toEqual([]);
	});

	test("take nothing at all for none of their values", () => {
		for (const name of Object.keys(schemas.$defs))
			expect(wrongWith(schemas, name, undefined), name).not.toBeNull();
	});
});

test("every model's input is one that its vendor takes, at every size; more references than it takes, or another size, is none", () => {
	const image = "data:image/png;base64,AAAA";
	for (const { slug, sizes, input, references } of MODELS) {
		const name = slug as keyof typeof replicate.$defs;
		for (const { called } of Object.values(sizes)) {
			const asked = {
				prompt: "a hill",
				references: Array(references).fill(image),
				aspect: "16:9",
				seed: 7,
			} as const;
			expect(wrongWith(replicate, name, input(asked, called)), `${slug} at ${called}`).toBeNull();
			const more = { ...asked, references: [...asked.references, image] };
			expect(wrongWith(replicate, name, input(more, called)), slug).toMatch(/Too big/);
		}
		expect(
			wrongWith(replicate, name, input({ prompt: "a hill", references: [], aspect: "1:1", seed: 7 }, "8K")),
			slug,
		).not.toBeNull();
	}
});

test("what is wrong is named with its place, and told to whoever tests", () => {
	const verify = { secret: "a-secret", response: "a-token" };
	expect(breaks(recaptcha, "verify", verify)).toBeNull();
	expect(breaks(recaptcha, "verify", { ...verify, response: "" })).toMatch(/^response: /);
	expect(breaks(recaptcha, "verdict", { success: false, "error-codes": ["tired"] })).toMatch(
		/^error-codes\.0: /,
	);
	expect(takeBreaches()).toEqual([
		expect.stringMatching(/^verify: response: /),
		expect.stringMatching(/^verdict: error-codes\.0: /),
	]);
});
