/**
 * Letters that look like others at reading size, by the one they are taken for: the part of Unicode's confusables
 * (UTS 39, confusables.txt) that concerns Latin names. Keys and values are what NFKC and lower case leave.
 */
const LOOKS_LIKE: Record<string, string> = {
	a: "а" + "α" + "ɑ" + "ꭺ",
	b: "ь" + "ƅ" + "в" + "β" + "ᏼ",
	c: "с" + "ϲ" + "ᴄ" + "ⅽ",
	d: "ԁ" + "ꮷ" + "ɗ",
	e: "е" + "ҽ" + "ε" + "ℯ" + "є",
	f: "ϝ" + "ꬵ" + "ẝ",
	g: "ɡ" + "ց" + "ԍ",
	h: "һ" + "հ" + "н" + "ԋ" + "η",
	j: "ј" + "ϳ" + "յ",
	k: "к" + "κ" + "ᴋ",
	l: "1" + "i" + "|" + "!" + "і" + "ι" + "ı" + "ӏ" + "ɩ" + "ǀ" + "ߊ" + "ł" + "ɪ",
	m: "м" + "ᴍ" + "μ",
	n: "ո" + "п" + "ռ" + "ν",
	o: "0" + "о" + "ο" + "σ" + "օ" + "ᴏ" + "ө" + "ø" + "०" + "٥" + "ه",
	p: "р" + "ρ" + "ϱ",
	q: "ԛ" + "գ" + "զ",
	r: "г" + "ᴦ" + "ꭇ",
	s: "ѕ" + "ꜱ" + "5" + "ƽ",
	t: "т" + "τ" + "ᴛ",
	u: "υ" + "ս" + "ᴜ" + "ц",
	v: "ѵ" + "ᴠ" + "ט",
	w: "ѡ" + "ω" + "ա" + "ԝ" + "ᴡ",
	x: "х" + "χ" + "ⅹ" + "×",
	y: "у" + "γ" + "ү" + "ყ" + "ʏ",
	z: "ᴢ" + "ʐ" + "ż",
	"-": "‐" + "‑" + "‒" + "–" + "—" + "−" + "_",
	"'": "’" + "‘" + "ʼ" + "`" + "´" + "′",
};

const taken = new Map<string, string>();
for (const [letter, lookAlikes] of Object.entries(LOOKS_LIKE)) {
	for (const other of lookAlikes) taken.set(other, letter);
}

/** A text with every look-alike letter replaced by the one it is taken for. */
export function withoutLookAlikes(text: string): string {
	return [...text].map((letter) => taken.get(letter) ?? letter).join("");
}
