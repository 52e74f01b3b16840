import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary, summaryErrors } from "./ErrorSummary";
import { Field } from "./Field";

test("each error links to its field, and the field says the same", () => {
	const message = "Email is required";
	const html = renderToStaticMarkup(
		<>
			<ErrorSummary errors={[{ field: "email", message }, { message: "Please try again" }]} />
			<Field label="Email" name="email" hint="For the proof" error={message} />
		</>,
	);
	expect(html).toContain('role="alert" tabindex="-1" autofocus=""');
	expect(html).toContain('<a href="#email">Email is required</a>');
	expect(html).toContain("<li>Please try again</li>");
	expect(html).toMatch(
		/<input[^>]* id="email"[^>]* aria-describedby="email-hint email-error"[^>]* aria-invalid="true"/,
	);
	expect(html).toContain('id="email-error"');
});

test("nothing is said when nothing is wrong", () => {
	expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe("");
});

test("the server's fields become entries; a message of the whole form has no link", () => {
	expect(
		summaryErrors({
			city: ["City is required"],
			"": ["Please try again"],
			name: undefined,
		}),
	).toEqual([{ field: "city", message: "City is required" }, { message: "Please try again" }]);
});
