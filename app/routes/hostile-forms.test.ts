import { expect, test } from "vitest";
import routes from "~/routes";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { signedIn } from "./authorisation.testing";
import type { RouteModule } from "./browser.testing";

/** Names that a form library may take for a path or a prototype. */
const PATHS = [
	"a[99999999]",
	"a[99999999][99999999].b",
	`a${"[0]".repeat(30)}`,
	`a${".b".repeat(45)}`,
	"characters[99999999].name",
	"characters.99999999.name",
	"characters[-1].name",
	"email[99999999]",
	"a[].b[",
	"..",
	"[]",
	"",
	"__proto__[polluted]",
	"__proto__.polluted",
	"constructor.prototype.polluted",
	"toString",
];

/** Posts whose every field is none of the form's own: paths, and conform's orders to the form. */
const HOSTILE: string[][][] = [
	PATHS.map((name) => [name, "x"]),
	[["__intent__", "junk"]],
	[["__intent__", '{"type":"insert","payload":{"name":"a","index":99999999}}']],
	[["__intent__", '{"type":"update","payload":{"name":"email","index":99999999,"value":"x"}}']],
	[["__intent__", '{"type":"reset","payload":{}}']],
	[["__state__", "junk"]],
	[["__state__", '{"key":{}}']],
];

type Module = RouteModule & { default?: unknown };
const modules = import.meta.glob<Module>("./**/*.{ts,tsx}");

/** Every address that a form can be posted to. */
const forms = await Promise.all(
	routes.map(async ({ path = "", file }) => ({
		path: `/${path.replace(/:\w+/g, "none")}`,
		module: (await modules[file.replace(/^routes/, ".")]?.()) ?? {},
	})),
).then((all) => all.filter(({ path, module }) => module.action && !path.startsWith("/api/")));

/** What a signed-in family of a new shop is answered that posts these fields, told as one text. */
async function answerTo({ path, module }: (typeof forms)[number], fields: string[][]) {
	const shop = await openTestShop();
	replaceShop(shop);
	const { browser } = await signedIn(shop, "Rosa");
	const params = { resetToken: "none", token: "none", orderId: "none" };
	const body = new URLSearchParams(fields.map(([name = "", value = ""]) => [name, value]));
	const headers = { "Content-Type": "application/x-www-form-urlencoded" };
	const { status, to, data } = await browser.post(module, path, { params, headers, body });
	const words = data instanceof Uint8Array ? new TextDecoder().decode(data) : JSON.stringify(data);
	return { status, to: to?.replace(/state=[\w-]+/, ""), words };
}

test("there are forms", () => {
	expect(forms.length).toBeGreaterThan(20);
	expect(forms.map(({ path }) => path)).toContain("/forgot-password");
});

test.each(
	forms.map((form) => ({ path: form.path, form })),
)("$path answers names that are none of its own as if they weren't there", async ({ form }) => {
	const plain = await answerTo(form, []);
	expect(plain.status).toBeLessThan(500);
	for (const fields of HOSTILE) {
		expect({ fields, ...(await answerTo(form, fields)) }).toEqual({ fields, ...plain });
	}
	expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
