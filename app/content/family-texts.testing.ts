import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Where words for families stand. */
const ROOMS = ["content", "emails", "enhance", "http", "routes", "shop", "ui"];
/** Tags within a sentence. */
const INLINE = new Set(["a", "b", "em", "span", "strong", "time"]);
/** Attributes whose words are names for styles and scripts. */
const UNREAD = new Set(["className", "id", "style"]);

type Element = ts.JsxElement | ts.JsxFragment;

function jsxText(node: Element): string {
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
		if (ts.isJsxAttribute(node) && UNREAD.has(node.name.getText())) return;
		if (ts.isStringLiteralLike(node)) texts.push(node.text);
		if (ts.isTemplateExpression(node))
			texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"));
		if (ts.isJsxElement(node) || ts.isJsxFragment(node)) texts.push(jsxText(node));
		ts.forEachChild(node, visit);
	};
	visit(source);
	return texts.map((text) => text.replace(/\s+/g, " "));
}

/** Every text of the modules that speak to families, by the module's path: keys, addresses and markup among them. */
export function familyTexts(): { path: string; texts: string[] }[] {
	return ROOMS.flatMap((room) =>
		readdirSync(join("app", room), { recursive: true, encoding: "utf8" })
			.map((name) => join("app", room, name))
			.filter((path) => /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$/.test(path)),
	).map((path) => ({ path, texts: textsOf(path) }));
}
