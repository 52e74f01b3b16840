import { expect, test } from "vitest";
import { welcomeMail } from "~/emails/welcome";
import { PHOTO_KEEPING, PHOTO_TEXTS } from "~/shop/photos/rules";
import { familyTexts } from "./family-texts.testing";

/** The one sentence is composed here. */
const PLACE = "app/shop/photos/rules.ts";
const ABOUT = /\b(photos?|pictures? of (?:you|them|your)|likeness(?:es)?|portraits?)\b/i;
const FIGURE =
	/\b(?:\d+|an?|one|two|three|seven|fourteen|thirty|sixty|next)[ -](?:to \d+ )?(?:hours?|days?|weeks?|months?|years?)\b|\bafter (?:the )?delivery\b/i;

const speaksOfTime = (text: string) =>
	text.split(/[.!?]\s/).some((sentence) => ABOUT.test(sentence) && FIGURE.test(sentence));

test("a text that gives photos another time is told from one that doesn't", () => {
	for (const wrong of [
		"Photos are deleted a day after your cover.",
		"We delete your photos within 24 hours. Promised.",
		"The portrait is kept for 7 days",
		"Your likenesses go after delivery",
	])
		expect(speaksOfTime(wrong), wrong).toBe(true);
	for (const right of [
		"Add a photo. You can order this book for 48 hours.",
		"Photos are used only to make your book.",
	])
		expect(speaksOfTime(right), right).toBe(false);
	expect(speaksOfTime(PHOTO_KEEPING)).toBe(true);
});

test("nothing but the one sentence tells a family how long photos and portraits are kept", () => {
	const modules = familyTexts();
	expect(modules.map(({ path }) => path)).toContain(PLACE);
	const told = modules.filter(({ path, texts }) => path !== PLACE && texts.some(speaksOfTime));
	expect(told.map(({ path }) => path)).toEqual([]);
});

test("the sentence says what is kept and until when", () => {
	expect(PHOTO_KEEPING).toBe(
		"We keep a photo for 48 hours at most, and the portrait made from it until 30 days after your order is delivered or cancelled; without an order until 30 days after the cover, or after the upload where no cover was drawn.",
	);
	expect(PHOTO_TEXTS.gone).toContain(PHOTO_KEEPING);
});

test("whoever is asked for photos by mail is told it", () => {
	const { blocks } = welcomeMail({ username: "Ada", link: "https://shop.example/create-book" });
	expect(blocks).toContainEqual({ kind: "text", text: PHOTO_KEEPING });
});
