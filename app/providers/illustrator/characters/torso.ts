import { darker, lighter, mix } from "../drawing/colour";
import type { Dice } from "../drawing/dice";
import { num } from "../drawing/sheet";
import type { Outfit } from "../scene/stage";
import type { Build } from "./build";
import type { Doll } from "./doll";

/** The clothes on the trunk, with what is sewn and printed on them. */
export function drawTorso(doll: Doll, build: Build, outfit: Outfit, dice: Dice) {
	const [main, second, third] = outfit.colours;
	const w = build.shoulder;
	const flared = { dress: 20, robe: 17, coat: 8, tunic: 9, tailcoat: 6 }[outfit.garment as string] ?? 0;
	const hem =
		outfit.garment === "robe"
			? 4 + build.torso + build.leg - 3
			: 4 + build.torso + (flared > 7 ? build.leg * 0.36 : 0);
	const h = build.hip + flared;
	const d = `M-9 3Q${num(-w * 0.7)} 5 ${num(-w + 5)} 9Q${num(-w)} 12 ${num(-w)} 22C${num(-w + 2)} ${num(build.torso * 0.6)} ${num(-h)} ${num(build.torso * 0.75)} ${num(-h)} ${num(hem - 3)}Q0 ${num(hem + 6)} ${num(h)} ${num(hem - 3)}C${num(h)} ${num(build.torso * 0.75)} ${num(w - 2)} ${num(build.torso * 0.6)} ${num(w)} 22Q${num(w)} 12 ${num(w - 5)} 9Q${num(w * 0.7)} 5 9 3Q0 12 -9 3Z`;
	doll.shape(d, outfit.garment === "dungarees" ? second : main);
	// Everything on the cloth stays inside it by its own measures: half the width, less a margin.
	const inside = (y: number) => {
		const down = Math.min(1, Math.max(0, (y / build.torso - 0.3) / 0.45));
		return w + (h - w) * (h > w ? Math.max(0, down - 0.6) * 2.5 : down) - 5;
	};
	if (outfit.pattern === "stripes") {
		for (let y = 24; y < hem - 5; y += 11) {
			const half = inside(y);
			doll.seam(`M${num(-half)} ${num(y)}Q0 ${num(y + 5)} ${num(half)} ${num(y)}`, third, 4.4, 0.9);
		}
	}
	const buttoned = ["coat", "tailcoat", "pyjamas", "robe"].includes(outfit.garment);
	if (outfit.pattern === "dots" || outfit.pattern === "stars") {
		for (let y = 22; y < hem - 4; y += 11) {
			for (let x = -inside(y) + 5 + (((y / 11) % 2) | 0) * 6; x < inside(y) - 4; x += 13) {
				const px = x + dice.between(-1, 1);
				// The seam and its buttons are the pattern's own colour.
				if (buttoned && px > -9 && px < 13) continue;
				doll.seam(
					outfit.pattern === "dots"
						? `M${num(px)} ${num(y)}h.1`
						: `M${num(px - 2.4)} ${num(y)}h4.8M${num(px)} ${num(y - 2.4)}v4.8`,
					third,
					outfit.pattern === "dots" ? 4.2 : 1.7,
					0.95,
				);
			}
		}
	}
	if (outfit.garment === "dungarees") {
		doll.detail(
			`<path d="M-15 26Q0 29 15 26L${num(h - 1)} ${num(hem - 2)}Q0 ${num(hem + 5)} ${num(-h + 1)} ${num(hem - 2)}Z" fill="${doll.lit(main)}"/>`,
		);
		doll.seam("M-14 27L-16 9M14 27L16 9", main, 5);
		doll.seam("M-14 29h.1M14 29h.1", third, 5);
		doll.seam("M-8 38Q0 40 8 38V48Q0 53 -8 48Z", lighter(main, 0.3), 1.6);
	}
	if (outfit.garment === "spacesuit") {
		doll.detail(
			`<rect x="-13" y="26" width="26" height="17" rx="4" fill="${doll.lit(mix(second, "#ffffff", 0.2))}"/>`,
		);
		doll.seam("M-7 31h.1M0 31h.1M7 31h.1", third, 5);
		doll.seam("M-8 38h16", darker(second, 0.3), 2.4);
		doll.seam(
			`M${num(-inside(build.torso - 4))} ${num(build.torso - 3)}Q0 ${num(build.torso + 2)} ${num(inside(build.torso - 4))} ${num(build.torso - 3)}`,
			third,
			4,
		);
	}
	if (buttoned) {
		doll.seam(`M0 12V${num(hem)}`, darker(main, 0.4), 1.8, 0.7);
		for (let y = 26; y < hem - 5; y += 13) doll.seam(`M4.5 ${num(y)}h.1`, third, 4.6);
	}
	if (outfit.garment === "tunic" || outfit.garment === "dress") {
		const y = build.torso * 0.72;
		doll.seam(`M${num(-inside(y))} ${num(y)}Q0 ${num(y + 5)} ${num(inside(y))} ${num(y)}`, third, 5.4);
	}
	if (outfit.garment === "jumper" || outfit.garment === "shirt") {
		doll.seam(
			`M${num(-h + 2)} ${num(hem - 4)}Q0 ${num(hem + 3)} ${num(h - 2)} ${num(hem - 4)}`,
			darker(main, 0.3),
			4,
			0.55,
		);
	}
	if (outfit.back === "rucksack")
		doll.seam(
			`M${num(-w + 9)} 7Q${num(-w + 10)} 24 ${num(-w + 5)} 42M${num(w - 9)} 7Q${num(w - 10)} 24 ${num(w - 5)} 42`,
			third,
			5,
		);
}
