import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** One word for one thing wherever families read, and where the other one stays, with why. */
const OTHERS: { word: RegExp; ours: string; stays: Record<string, string> }[] = [
	{ word: /\be-mails?\b/i, ours: "email", stays: {} },
	{
		word: /\bshipping\b/i,
		ours: "delivery",
		stays: {
			"app/content/claims.ts": "a claim, in the words it was made in",
			"app/shop/orders/contract.ts": "a member of the calls' answer",
		},
	},
	{
		word: /\bpackage\b/i,
		ours: "parcel",
		stays: { "app/routes/library/order/OrderProgress.tsx": "the name of the carrier's link" },
	},
];

const COMMENT = /^\s*(\*|\/\/|\/\*|\{\/\*)/;
const sources = ["content", "emails", "routes", "ui", "shop"].flatMap((room) =>
	readdirSync(`app/${room}`, { recursive: true, encoding: "utf8" })
		.map((path) => `app/${room}/${path}`)
		.filter((path) => /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$/.test(path)),
);
/** What a line says to be read: text between tags, and strings that are sentences or names, not keys. */
const read = (line: string) =>
	[...line.matchAll(/["`]([^"`]*)["`]|>([^<>{}]+)<|^\s*([A-Z’'a-z][^<>{}=;()]*)$/g)]
		.flatMap(([, quoted, between, alone]) => [quoted, between, alone])
		.filter((text): text is string => text !== undefined && /^[A-Z“]|\s/.test(text));

test.each(OTHERS)("families read $ours and no other word for it", ({ word, stays }) => {
	const found = sources.filter((path) =>
		readFileSync(path, "utf8")
			.split("\n")
			.some((line) => !COMMENT.test(line) && read(line).some((text) => word.test(text))),
	);
	expect(found.sort()).toEqual(Object.keys(stays));
});
