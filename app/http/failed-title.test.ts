import type { EntryContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { markErrorTitle } from "./failed-title.server";

function titleAfter(status: number, actionData: object | null, title = "Sign In | Fable & Kin"): unknown {
	const module = { default: () => null, meta: () => [{ title }, { name: "robots", content: "noindex" }] };
	const context = {
		routeModules: { "routes/sign-in": module },
		staticHandlerContext: {
			actionData,
			matches: [{ route: { id: "root" } }, { route: { id: "routes/sign-in" } }],
		},
	} as unknown as EntryContext;
	markErrorTitle(context, status);
	const meta = context.routeModules["routes/sign-in"]?.meta as (args: object) => { title?: string }[];
	expect(module.meta()).toEqual([{ title }, { name: "robots", content: "noindex" }]);
	return meta({})[0]?.title;
}

test("a form shown again says so first", () => {
	expect(titleAfter(422, { "routes/sign-in": {} })).toBe("Error: Sign In | Fable & Kin");
	expect(titleAfter(401, { "routes/sign-in": {} }, "Error: once")).toBe("Error: once");
});

test("a page that is well, and one that never was a form, keep their titles", () => {
	expect(titleAfter(200, { "routes/sign-in": {} })).toBe("Sign In | Fable & Kin");
	expect(titleAfter(404, null)).toBe("Sign In | Fable & Kin");
});
