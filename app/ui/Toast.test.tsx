import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GENERIC_MS, SHELL_MS } from "~/content/toast-times";
import { toastPosition } from "./raise-toast";
import { Toast } from "./Toast";

test("the shell's toast stands in the centre for 3 s, the generic one in the corner for 5 s", () => {
	const shell = renderToStaticMarkup(<Toast type="success" message="Profile updated successfully!" />);
	expect(shell).toContain('data-toast="3000"');
	expect(shell).toContain("toast-shell");
	expect(shell).toContain('role="status"');
	const generic = renderToStaticMarkup(<Toast type="info" message="Saved" duration={5000} />);
	expect(generic).toContain('data-toast="5000"');
	expect(generic).toContain("toast-corner");
});

test("where a toast stands follows from how long it stays", () => {
	expect([SHELL_MS, 4000, GENERIC_MS, 8000].map(toastPosition)).toEqual([
		"toast-shell",
		"toast-shell",
		"toast-corner",
		"toast-corner",
	]);
});

test("an error stays until it is closed", () => {
	const html = renderToStaticMarkup(<Toast type="error" message="Failed to save order" duration={5000} />);
	expect(html).toContain('data-toast="stays"');
	expect(html).toContain('role="alert"');
	expect(html).toContain('aria-label="Close"');
});
