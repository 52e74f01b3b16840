import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { welcomeMail } from "~/emails/welcome";
import { PHOTO_KEEPING, PHOTO_TEXTS } from "~/shop/photos/rules";

/** Where words for families stand. */
const ROOMS = ["content", "emails", "enhance", "routes", "shop", "ui"];
/** The one sentence is composed here. */
const PLACE = "app/shop/photos/rules.ts";
const ABOUT = /\b(photos?|pictures? of (?:you|them|your)|likeness(?:es)?|cut-outs?|heads?)\b/i;
const FIGURE =
	/\b(?:\d+|an?|one|two|three|seven|fourteen|thirty|sixty|next)[ -](?:to \d+ )?(?:hours?|days?|weeks?|months?|years?)\b|\bafter (?:the )?delivery\b/i;
/** Tags within a sentence. */
const INLINE = new Set(["a", "b", "em", "span", "strong", "time"]);

function jsxText(node: ts.JsxElement): string {
	return node.children
		.map((child) => {
			if (ts.isJsxText(child)) return child.text;
			if (ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression))
				return child.expression.text;
			const inline = ts.isJsxElement(child) && INLINE.has(child.openingElement.tagName.getText());
			return inline ? jsxText(child) : " … ";
		})
		.join("");
}

/** The texts of a module: strings, templates with their gaps as "…", and what stands in an element. */
function textsOf(path: string): string[] {
	const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
	const texts: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isStringLiteralLike(node)) texts.push(node.text);
		if (ts.isTemplateExpression(node))
			texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"));
		if (ts.isJsxElement(node)) texts.push(jsxText(node));
		ts.forEachChild(node, visit);
	};
	visit(source);
	return texts.map((text) => text.replace(/\s+/g, " "));
}

function sourcesOf(room: string): string[] {
	return readdirSync(join("app", room), { recursive: true, encoding: "utf8" })
		.map((name) => join("app", room, name))
		.filter((path) => /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$/.test(path));
}

const speaksOfTime = (text: string) =>
	text.split(/[.!?]\s/).some((sentence) => ABOUT.test(sentence) && FIGURE.test(sentence));

test("a text that gives photos another time is told from one that doesn't", () => {
	for (const wrong of [
		"Photos are deleted a day after your cover.",
		"We delete your photos within 24 hours. Promised.",
		"The head is kept for 7 days",
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

test("nothing but the one sentence tells a family how long photos and heads are kept", () => {
	const paths = ROOMS.flatMap(sourcesOf);
	expect(paths).toContain(PLACE);
	const told = paths.filter((path) => path !== PLACE).flatMap((path) => textsOf(path).filter(speaksOfTime));
	expect(told).toEqual([]);
});

test("the sentence says what is kept and until when", () => {
	expect(PHOTO_KEEPING).toBe(
		"We keep a photo for 48 hours at most, and the head cut out of it until 30 days after your order is delivered or cancelled; without an order until 30 days after the cover, or after the upload where no cover was drawn.",
	);
	expect(PHOTO_TEXTS.gone).toContain(PHOTO_KEEPING);
});

test("whoever is asked for photos by mail is told it", () => {
	const { html, text } = welcomeMail({ username: "Ada", link: "https://shop.example/create-book" });
	for (const body of [html, text]) expect(body).toContain(PHOTO_KEEPING);
});
