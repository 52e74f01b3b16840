import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConfirmDialog } from "./Dialog";

const props = {
	id: "ask",
	title: "Delete Account",
	message: "For good.",
	action: "/profile",
};

test("asks Yes or No, orange unless it is dangerous", () => {
	const html = renderToStaticMarkup(<ConfirmDialog {...props} />);
	expect(html).toMatch(/<form method="dialog"><button[^>]*>No<\/button><\/form>/);
	expect(html).toMatch(/<button[^>]*button-warning[^>]*form="ask-form"[^>]*>Yes<\/button>/);
	expect(html).not.toContain("button-danger");
});

test("is red for what cannot be undone, and asks in the words it is given", () => {
	const html = renderToStaticMarkup(<ConfirmDialog {...props} danger confirm="Delete" cancel="Keep" />);
	expect(html).toMatch(/button-danger[^>]*>Delete</);
	expect(html).toContain(">Keep</button>");
});
