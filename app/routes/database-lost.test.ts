import { copyFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { smallJpeg } from "~/shop/books/books.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as googleCallback from "./account/google-callback";
import * as signUp from "./account/sign-up/route";
import * as signUpCall from "./api/auth-sign-up";
import * as uploads from "./api/uploads";
import { type Answer, type Browser, openBrowser } from "./browser.testing";
import * as checkoutReturn from "./checkout/return/route";
import * as createBook from "./create/create-book/route";
import * as draft from "./create/draft";

let shop: TestShop;
let browser: Browser;
beforeEach(async () => {
	shop = await openTestShop({}, "file");
	replaceShop(shop);
	browser = openBrowser();
});

const FAMILY = { username: "Rosa", email: "rosa@example.com", password: "garden-boat-lamp" };
const DOORS: Record<string, () => Promise<Answer>> = {
	"a sign-up by call": () => browser.post(signUpCall, "/api/auth/signup", { json: FAMILY }),
	"a sign-up by form": () =>
		browser.post(signUp, "/sign-up", { form: { ...FAMILY, confirmPassword: FAMILY.password } }),
	"a photo": async () =>
		browser.post(uploads, "/api/uploads", {
			form: { file: new File([new Uint8Array(await smallJpeg())], "a.jpg") },
		}),
	"a draft": () => browser.post(draft, "/create-book/draft", { form: { title: "Rosa" } }),
	"a book": () => browser.post(createBook, "/create-book", { form: { title: "Rosa", intent: "add" } }),
	"a way back from Google": () => browser.get(googleCallback, "/sign-in/google/callback?code=x&state=y"),
	"a way back from the bank": () => browser.get(checkoutReturn, "/checkout/return?payment=pi_1"),
};

const LOSSES: Record<string, (file: string) => void> = {
	"was deleted": (file) => rmSync(file),
	"was replaced": (file) => {
		copyFileSync(file, `${file}.other`);
		renameSync(`${file}.other`, file);
	},
	"was moved with its directory": (file) => renameSync(join(file, ".."), `${join(file, "..")}.moved`),
	"has lost its log": (file) => rmSync(`${file}-wal`),
};

const rows = async () =>
	Promise.all(
		(["users", "sessions", "photos", "drafts", "orders"] as const).map(
			async (table) => (await shop.db.selectFrom(table).selectAll().execute()).length,
		),
	);

describe.each(Object.entries(LOSSES))("a shop whose database %s", (_loss, lose) => {
	test.each(Object.entries(DOORS))("answers %s with 503 and writes nothing", async (_door, knock) => {
		const before = await rows();
		lose(join(shop.settings.DATA_DIR, "shop.db"));
		const { status, headers } = await knock();
		expect([status, headers.get("Retry-After")]).toEqual([503, "60"]);
		expect(await rows()).toEqual(before);
	});
});

test("in the words of a shop, in both doors", async () => {
	rmSync(join(shop.settings.DATA_DIR, "shop.db"));
	const message = expect.stringContaining("stored nothing and charged nothing");
	expect((await DOORS["a sign-up by call"]?.())?.data).toMatchObject({
		success: false,
		error: message,
		code: "busy",
	});
	expect((await DOORS["a sign-up by form"]?.())?.data).toMatchObject({ message });
});

test("what came back is written to again", async () => {
	const file = join(shop.settings.DATA_DIR, "shop.db");
	renameSync(file, `${file}.away`);
	expect((await DOORS["a photo"]?.())?.status).toBe(503);
	renameSync(`${file}.away`, file);
	expect((await DOORS["a photo"]?.())?.status).toBe(201);
});
