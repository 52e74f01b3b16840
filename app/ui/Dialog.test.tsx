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
	expect(html).toMatch(/formmethod="dialog"[^>]*>No<\/button>/i);
	expect(html).toMatch(/button-warning[^>]*>Yes<\/button>/);
	expect(html).not.toContain("button-danger");
	expect(html).not.toMatch(/<dialog[^>]* open/);
});

test("is red for what cannot be undone, and can arrive open where no script runs", () => {
	const html = renderToStaticMarkup(
		<ConfirmDialog {...props} danger open intent="delete" confirm="Delete" cancel="Keep" />,
	);
	expect(html).toMatch(/<dialog[^>]* open=""/);
	expect(html).toMatch(/button-danger[^>]* name="intent" value="delete">Delete</);
	expect(html).toContain(">Keep</button>");
});
