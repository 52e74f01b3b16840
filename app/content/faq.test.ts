import { expect, test } from "vitest";
import { PRINT_KEPT_MONTHS } from "~/shop/books/rules";
import { postageText } from "~/shop/prices/rules";
import { FAQ } from "./faq";
import { TERMS } from "./policies/terms";

const questions = FAQ.flatMap((group) => group.questions);
const answerOf = (id: string) => questions.find((question) => question.id === id)?.answer ?? "";

test("no two questions stand at one address", () => {
	expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test("postage is told by the one sentence, with the price and in the terms", () => {
	expect(answerOf("cost")).toContain(postageText());
	expect(TERMS.sections.find(({ id }) => id === "price")?.says.join(" ")).toContain(postageText());
});

test("what there is for a screen is told as an order's page gives it: which files, for whom and how long", () => {
	for (const said of [
		"PDF",
		"EPUB",
		"after you approve",
		`${PRINT_KEPT_MONTHS} months`,
		"cancelled order has none",
	])
		expect(answerOf("digital")).toContain(said);
});

test("a gift's address is told as the checkout asks for it", () => {
	for (const said of ["recipient's", "stay yours", "one address", "within the same country"])
		expect(answerOf("gift-address")).toContain(said);
});
