/**
 * What the covers' typefaces have between them: every sign that a title or a name may be printed in. Held to the fonts by
 * printable-signs.test.ts, which says what to write here when a typeface changes.
 */

/** Signs outside the block of Chinese characters: code points and ranges of them, in hexadecimal. */
const SIGNS =
	"21-7e a1-ac ae-2cc 2ce-2d7 2d9-2da 2dc-301 303-304 307-309 30c 323 329 374-375 37e 384-38a 38c 38e-3a1 3a3-3cf 3d7 400-45f 462-463 46a-46b 472-475 48a-52f 5b0-5bc 5be 5c1-5c2 5c7 5d0-5ea 5f2-5f4 606-61b 61d-6dc 6de-6ff 750-77f 870-88e 898-8e1 8e3-97f 1d00-1dbf 1e00-1eff 2010-2011 2013-2015 2018-201a 201c-201e 2020-2022 2025-2026 2030 2032-2033 2039-203c 2042 2044 2047-2049 204f 2051 2074 20a0-20bf 2103 2109 2113 2116 2121-2122 212b 2190-2199 21d2 21d4 2200 2202-2203 2205 2207-2208 220b 220f 2211-2213 2215 221a 221d-221e 2220 2227-222c 2234-2235 223d 2248 2260-2261 2264-2267 226a-226b 2282-2283 2286-2287 22a5 2312 2318 23ce 25a0-25a1 25b2-25b3 25bc-25bd 25c6-25c7 25ca-25cc 25ce-25cf 25e6 25ef 2605-2606 261c-261f 2640 2642 2660-2667 2669-266f 2c60-2c7f 2e41 3001-3003 3005-3012 3014-3019 301c-301d 301f 3031-3035 303b-303d 3041-3094 3099-309a 309d-309e 30a0-30fe 3231 3402 34b5 34db 378d 37e2 3b22 3bb6 3bc3 3c0f 3e3f 3f72 4264 4453 445b 459d 45ea 4844 49b0 4c17 a720-a799 a7a0-a7b9 a7c4-a7c6 a7f7-a7ff a8fb f91d f928-f929 f936 f970 f9d0 f9dc fa0e-fa2d fa30-fa48 fa4a-fa57 fa59-fa5c fa5f-fa65 fa67-fa6a fb01-fb02 fb2a-fb36 fb38-fb3c fb3e fb40-fb41 fb43-fb44 fb46-fb4b fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff fe11-fe12 fe31 fe34-fe36 fe39 fe3d-fe43 fe4b-fe4c fe4e-fe4f fe70-fe74 fe76-fefc ff01-ff9f ffe0-ffe3 ffe5 fffd";

/** Chinese characters U+4E00 to U+9FFF, one bit each, in base64: about half of them, far more than names are made of. */
const HAN =
	"i2/7f/atV/8s+/3zRwILQGX/Pt/3e22M/+z64zp15bgL7oP31YxRN8jj6/85lmnYWK3WLev/YIA85pPte+dqxWb6Vtf+f0Bez9NhFCAQ9akhIRIHKDO8SCS2Y0XoYDwKXwp0xQIEpJz7f/cUNH/7O2W37zp1n/94+b5CeNf+a//fbb4vsU/JL56+03i6hj+giCMe+Eu/PtKrO+Xr3QAtz+eh4TYbxArP6+f+1d/Kv6l0OmilZWNNiA5/0qt//+8/Wv/v6MP7dntNb6uZVA3/uVXddR7+vw751/OX5eZnBLTSwlMIldirQ3uW6XD6dOFZ384S94B/6yqwQF60WoWMYkFT0MmYslaLBFKZG1SfVh3BxBhCLdLYEA9Hmu0faD/mWa9MkcqnmU2F5IPuc6+JmDwLDBhffgkBzcl8lhkg8JflDiIiEoQzJAM8lkcWGiVSKAKM0gBLDE+iVL7XMdrPPpS+cZ+k/pZHlMv7La13WCPeLcxqON8ETkgOnzdoHUCL+hMKlSmCdhBDBiAExDTwxBAABEyAAAxxFhrVAEoCAAwAGsACJBTVQCsA+798Hislq7uo/39MeeP9Eh3p9ltp3/bvfmWdORL/Z+8rSDfQQoYGkNOPTj/K3bIIBQJzp3EszGjyj4RiECDEXA0ZALJYAJYYASKVUIA3IDpNaO7LvmhumXM/4OjJMb1QsMEeAPz/2oT71sEo4EMOj0msDxfb35+/+6nrovJ3I1X+M9Y+i7q/H69Tg+e4Mniyx3OTDiPpd+B1O+OPKpzOLCWmPb/pvTo+1OzJt3454Aw69cv73w9L4yKcmxmR8JR9KqesyftAhGxTB5BbRFbMPwcASAD09QH3f+1G1J3Ji3t+Tcn/S9I9Bv7ddxkiuvT337/v8/rwhldC77uNBOZs+qHQrmvGHI3TRYmvX71dWaJFDCtmcCVnoNlQRjVQZNZFFkGBokAHrAEuZDB6pd+3ZBVF35DWbCEABDE8nvDLIPHia8wQtQGMW4u6srqBMnrYxArn88IMzdY48rXpe9wem/zm9sPZRZ5zwiPFSRTb0gNAPkEDvf8J6/nowP36pc/TS9J/56/Yshqpfe+u2QtTxJ91tdI72r/bymAGHpZzf3M/uu8D9MBqoJio7aFvFlWvtYWL4ScWM/0EHn4lcaIEBrh2X+24c1dHMhmhaZbIivwJ64QvZKoknLzLDs9jb/AJQYtGCA7TEWKRcC1eCAkOAArMlAUADDAEROiPEKRnyFJZiv+GmJvfLmxFEq6+nGfo/IsCmAigIIHbi97HveHHRqH+F4ddZm6zTZ/+bgr/cha4bi/Nq30SWITKoE5u+/rNHhd51pATpFN4+tvXJJHxmGZvUl2uH6B/u677+hRXGGRA2YDIRMBtkkGxpIzWpLZaOuR2k5TBRoI7BA2eDsGiKBLbVuARVVdxkhCbBGoSzwY2yRPYa0biiiLtwBElQgDUAmEYuGHxIUZ0MhD4iD8OjRCr0LuCIhCGeFdDyEMQ4FZmUvVTBCGwhTSDAREiRhpDtYDhcCDaQSAhCAA15//BOWSrxoI0ZpckRIiFkMZDXWGFSgdyhzsCROD4sN/QwDDAhQBJJaVdkApiiEXKjSwF50dCKWYmQeiGAQxk332U0gig3h2uyUDLSgHRzAMhpACHFBTdwteBOnCq12i7r11xvxI+9a7dg8zO1qY6yD5zrGc0S5wPH9YHL2DD1y4xyc0ZVFG+v0d930lLfkBE14ds9dfZ+sQWW5IfAMpxg9AVw2ADnG4ZAOYxWBbAoTZJuoAggByt+kjxBzD0NOsgld0p0GcgENmUFMJyqp2IpjtUYgwzBJCRlCSDQAYSQFwTVOMD6fwloYCHM+QQKcBEC+9LLzbB2roBKQlpkNcJQI76TeKBIA4q0aY6Ie6xYcdJjLjtbvbvrEGnXI02S2E9aB7g+1csofC3RuGotfeCPhIB05qKInNmylCDOJ7AiwzK4QuwUYMxMCh6Dqq3ibdtDnInZOTzhYBUTfUtuT+P2C+GftlJWE5BbiYIigieTfi37YScZnUbkxQIMg8myE5Jpm7KLHRmwi4Bugz3XRjfve/n//+//+/u+/3/Q3i/dXdTBbRws5WHT6UD7lWS5JrDRaNiVDSJY1oLHns4tRNCAei5RBxUxQaH3eL4GkitN/YW9Ft0wH6zrFs15KdbDQiCDkNAXTuE4WsT3w2FKj1ZAyntTaeKh6k1GFznd9XZAF7rA4EIAKdVzd/HBG2Es3r/iuvy+L7a6oiabn/T8BmMuXYX6YY3xb+tqLngRkzVhQ++tqPUWpEDjtcp2nwIMfUXIjFAQ4KMTvrrBjQYkdICoBS/Vy5LtmBQEJBBALrFSrikPAtP6EcYL5RMsZWTGlT/AQYC6ikwMCaAzvQMzwUEogGRAuCz3IQYImoHHCgxmJ5jAdHuEcoQ8gl/zS+uFSYCkoiAW6iCSUVT0YwhAIAEuSgs0QhHAAGQxErg5HOIjgBCCnUwnGouW6XgNinEUxRss4B+xDCzEgE+c5QUDX+gDFULGzBAwFGklMDKjdgFwpYMpHdHF3ToAFABDVXtqSwk2lzCQTdoT3ovErQ2KkX7MQXSlLhF3Ndo2kWXUNEuQxkIQkLSWJ9AmpegCVRNJv7v3fd/v67v/7v/73/9v5/+t9aEwlchBAYdABckdhBhh//duZ9lClxfJBF9sK1d6P7/t/8+31lt3yj7ADIMAIIIgThFXNjCrBqdqJ4AlwHgDUYzIpQfJ4JZMlWYsqwaAgKcB0RhvQSIDAgAfSgWPPpApkjLdHKQkN77V7n4L/vbyOun/rZBE/9075knf+//7s/gZlum7v9br+P0tZ+PqipO1StPssSKeNapsGEUAHRCjKAXIEB/1W0s1u+BjDqFXBzcMhXD/8P9+mBimMBkM0AAEpCXOcuDTtQAkkEpAWodgGCAAgSYrQKRJgyfVIAB52/ZJEwQL9AYMVQhUACQ0AyYcAEGSAHD4TIBACGYABkHAghqBTIFDkwNDKfwoses+v/TO/5/e0O4n/NvxX+bh69+4PUOhzbfOMi4yYCNzl6D/TNEeog8eVUm779vZ0fzlgLFfoj1uyH5fhftJXDtsTu5hdd78/pmWgyPzUrT50pSkCQNa1zjbl53a1oWcqgjEUlpGARKCwhYwH58iG6Vj0USOJE5QPj8T6CY+/73t9t914VCBFhBLN+E6xRwKDYdYZNRAGAkGqcBoPX3tHOt9UMgcRgQcgEnqQRgBokuwAwCEGmBQS1kpIw0/tv79p2DfLchwRE/2FrTTOySCkwBCIWt5wYYvuISRUCANAIYxM7AgW0SCkPGVgg+ASchUTc9CDrgBU7CgY0EqQDAkaIhEpgdae4hOLTx8qAaWQDIQyToSB0AyNoBB3IbmAUUgIZABBCaFB1XgIgCwKAEJ4AAIM5vv+rgPJeiVdA6KbMGGa7gcLYw/xjyF/shgdB6gEkpAAMQAEoAzJWAzxTEgLA9sb4FAAAAAAAAAAAAAAA=";

const HAN_FROM = 0x4e00;
const HAN_TO = 0x9fff;

let others: (readonly [from: number, to: number])[] | undefined;
let han: Uint8Array | undefined;

function isPrintable(code: number): boolean {
	if (code >= HAN_FROM && code <= HAN_TO) {
		han ??= Uint8Array.from(atob(HAN), (byte) => byte.charCodeAt(0));
		const bit = code - HAN_FROM;
		return (((han[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;
	}
	others ??= SIGNS.split(" ").map((range) => {
		const [from = "", to = from] = range.split("-");
		return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
	});
	return others.some(([from, to]) => from <= code && code <= to);
}

const signs = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Spaces, and marks nobody sees, such as the joiners inside Persian and Hindi words. */
const UNSEEN = /^[\p{Z}\p{Cc}\p{Cf}]$/u;

/** Hebrew with vowels and cantillation puts five marks on a letter, Hindi three. */
const MOST_MARKS = 5;
/** Beside those it has of itself: Yoruba puts one on an ẹ. From three on they leave their line, and the book couldn't be printed. */
const MOST_ON_PLAIN = 2;
const heapOf = (letter: string, most: number) => new RegExp(`${letter}(?:\\p{M}\\p{Cf}*){${most + 1}}`, "u");
const HEAP = heapOf("", MOST_MARKS);
const PLAIN_HEAP = heapOf("[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]", MOST_ON_PLAIN);

export const CANT_PRINT = "We can’t print";
export const HEAPED = `${CANT_PRINT} so many accents or other marks on one letter. Please write it with fewer.`;

/** Whether a letter of a text carries more marks than its alphabet needs. */
export function isHeaped(text: string): boolean {
	return HEAP.test(text.normalize("NFD")) || PLAIN_HEAP.test(text.normalize("NFC"));
}

/** The first sign of a text, an emoji for example, that no cover can be lettered with; null when there is none. */
export function unprintableSign(text: string): string | null {
	for (const { segment } of signs.segment(text.normalize("NFC"))) {
		const drawn = [...segment].every(
			(part) => UNSEEN.test(part) || isPrintable(part.codePointAt(0) as number),
		);
		if (!drawn) return segment;
	}
	return null;
}

/** Why a text can't be lettered as it is, in the family's words; null when it can. */
export function whyUnprintable(text: string): string | null {
	if (isHeaped(text)) return HEAPED;
	const sign = unprintableSign(text);
	return sign && `${CANT_PRINT} “${sign}” in a book. Please leave it out, or write it another way.`;
}
