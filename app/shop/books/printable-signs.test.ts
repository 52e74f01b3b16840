import { expect, test } from "vitest";
import { fontsFor } from "~/studio/paper/lettering/fonts.server";
import { drawable } from "~/studio/paper/lettering/outline.server";
import { unprintableSign } from "./printable-signs";

const FACES = ["storybook", "poster", "round", "playful", "byline"] as const;
const ASSIGNED = /[\p{L}\p{N}\p{M}\p{P}\p{S}]/u;

test("what a title may be printed in is what the faces letter, sign for sign", () => {
	const wrong: string[] = [];
	const fonts = FACES.map((face) => fontsFor(face, ""));
	for (let code = 0x21; code <= 0xffff; code++) {
		if (code >= 0xd800 && code <= 0xf8ff) continue;
		const sign = String.fromCodePoint(code);
		if (!ASSIGNED.test(sign) || sign.normalize("NFC") !== sign || /[\ufe00-\ufe0f]/u.test(sign)) continue;
		// What a face's own family lacks is lettered by the same families for all: one face a sign will do.
		const lettered = fonts[code % fonts.length]?.(sign) !== null;
		if (lettered !== (unprintableSign(sign) === null)) wrong.push(`${sign} U+${code.toString(16)}`);
	}
	expect(wrong).toEqual([]);
});

test.each([
	"Zoë & Łukasz’s Moon!",
	"Ẹ̀bùn",
	"मीरा और चाँद",
	"نیلوفر‌ها",
	"さくらの冒険",
	"陈晓丽 黃小美",
	"Why? “Because…”",
])("'%s' loses nothing on its way to the cover", (text) => {
	expect(unprintableSign(text)).toBeNull();
	const lettered = (words: readonly string[]) => words.join("").replace(/[\s\p{Cf}]/gu, "");
	for (const face of FACES) {
		const plain = lettered(drawable(text, face)).replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
		expect(plain).toBe(
			lettered([text.normalize("NFC")])
				.replace(/[‘’]/g, "'")
				.replace(/[“”]/g, '"')
				.replace("…", plain.includes("...") ? "..." : "…"),
		);
	}
});

test.each([
	["Fox 🦊 Tales", "🦊"],
	["Mum 👩‍👧 and me", "👩‍👧"],
	["I ❤️ you", "❤️"],
	["🇬🇧", "🇬🇧"],
	["김민준", "김"],
	["ทราย", "ท"],
])("%s can't be printed, and the sign is named: %s", (text, sign) => {
	expect(unprintableSign(text)).toBe(sign);
});
