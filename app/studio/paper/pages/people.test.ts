import sharp from "sharp";
import { expect, test } from "vitest";
import type { CastLikeness } from "~/studio/story/cast";
import type { Figure } from "~/studio/story/scene";
import { spreadBriefWith } from "../briefs.testing";
import { Doll } from "../figures/doll";
import { peopleOf } from "./people.server";

test("whoever turns away still shows their face: to whom the picture is about, who turns to the nearer edge", async () => {
	const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#d9a27c" } })
		.png()
		.toBuffer();
	const brief = spreadBriefWith({ png });
	const [main] = brief.cast as [CastLikeness];
	const cast = ["c1", "c2"].map((id) => ({ ...main, member: { ...main.member, id } }));
	const away = (who: string, place: Figure["place"]): Figure => ({
		...(brief.spread.scene?.figures[0] as Figure),
		...{ who, place, pose: "look-away", facing: "away" },
	});

	const drawn = async (first: Figure["place"], other: Figure["place"]) => {
		const people = await peopleOf(
			{ figures: [away("c1", first), away("c2", other)], setting: "meadow" },
			cast,
		);
		return people.map(({ members }) => {
			const doll = new Doll({ tint: "#ffffff", edge: "#fffaf0", glow: "#ffe08a" }, 1.5);
			const [{ posed }] = members as [(typeof members)[0]];
			posed.draw(doll, { ...posed.form.head, href: "" });
			const [one, two] = posed.hands as NonNullable<typeof posed.hands>;
			return { hasFace: doll.svg().includes("<image"), x: Math.round((one[0] + two[0]) / 2) };
		});
	};
	const [left, toLeft] = await drawn("left", "right");
	const [right, toRight] = await drawn("right", "left");
	for (const one of [left, toLeft, right, toRight]) expect(one?.hasFace).toBe(true);
	expect(left?.x).toBe(toLeft?.x);
	expect(right?.x).toBe(toRight?.x);
	expect(Math.sign((right?.x ?? 0) - (left?.x ?? 0))).toBe(1);
});
