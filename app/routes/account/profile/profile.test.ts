import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { breakWrites } from "#db/broken.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { type Answer, type Browser, openBrowser, toastOf } from "~/routes/browser.testing";
import { mailedToken, openAccountOf, opens, PASSWORD } from "~/shop/accounts/accounts.testing";
import { RECENT_MS } from "~/shop/accounts/rules";
import { findUser, type UserRow } from "~/shop/accounts/store.server";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as confirmEmail from "../confirm-email/route";
import * as deleteAccount from "../delete-account/route";
import * as download from "../download";
import { OTHER_ACCOUNT } from "../other-account.server";
import * as picture from "../picture";
import * as signIn from "../sign-in/route";
import * as everywhere from "../sign-out-everywhere";
import * as profile from "./route";

let shop: TestShop;
let browser: Browser;
let user: UserRow;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	user = await openAccountOf(shop);
	browser = openBrowser();
	await browser.post(signIn, "/sign-in", { form: { email: user.email, password: PASSWORD } });
});

const save = (form: Record<string, string>) =>
	browser.post(profile, "/profile", { form: { username: user.username, email: user.email, ...form } });
const errorsOf = ({ data }: Answer) => (data as { lastResult: { error: unknown } }).lastResult.error;
const stored = () => findUser(shop.db, user.id);

async function jpeg(width = 900, height = 600): Promise<File> {
	const bytes = await sharp({ create: { width, height, channels: 3, background: "#c2401f" } })
		.withExif({ IFD0: { Copyright: "Rosa's phone" } })
		.jpeg()
		.toBuffer();
	return new File([new Uint8Array(bytes)], "me & Rosa.jpg", { type: "image/jpeg" });
}

describe("details", () => {
	test("are changed, and it is said", async () => {
		const answer = await save({ username: "Rosa Hart", password: "" });
		expect([answer.status, answer.to, toastOf(answer)]).toEqual([
			302,
			"/profile",
			"Profile updated successfully!",
		]);
		expect(await stored()).toMatchObject({ username: "Rosa Hart", password_hash: user.password_hash });
	});

	test("that can't be are told beside their field", async () => {
		const answer = await save({ username: "Jo", email: "rosa", password: "abc" });
		expect(answer.status).toBe(422);
		expect(errorsOf(answer)).toEqual({
			username: ["Username must have at least 3 characters"],
			email: ["Please enter a valid email"],
			password: ["Password must have at least 6 characters"],
		});
	});

	test("keep the address there was when the new one was a mistake", async () => {
		await save({ email: "mistyped@example.com" });
		expect((await browser.get(profile, "/profile")).data).toMatchObject({
			pendingEmail: "mistyped@example.com",
		});
		const answer = await browser.post(profile, "/profile", { form: { intent: "keep-address" } });
		expect([answer.to, toastOf(answer)]).toEqual(["/profile", "Your email address stays as it is."]);
		expect((await browser.get(profile, "/profile")).data).toMatchObject({ pendingEmail: null });
	});

	test("keep the address there was when the family signs out everywhere: a stranger may have asked", async () => {
		await save({ email: "stranger@example.com" });
		await browser.post(everywhere, "/sign-out/everywhere");
		await browser.post(signIn, "/sign-in", { form: { email: user.email, password: PASSWORD } });
		expect((await browser.get(profile, "/profile")).data).toMatchObject({ pendingEmail: null });
	});

	test("of a page that another account was signed in on change nothing", async () => {
		const answer = await save({ username: "Rosa Hart", account: "user_before" });
		expect([answer.to, toastOf(answer)]).toEqual(["/profile", OTHER_ACCOUNT]);
		expect(await stored()).toMatchObject({ username: user.username });
		const gone = await browser.post(deleteAccount, "/profile/delete", { form: { account: "user_before" } });
		expect([gone.to, toastOf(gone)]).toEqual(["/profile", OTHER_ACCOUNT]);
		expect(await stored()).toBeDefined();
		const left = await browser.post(everywhere, "/sign-out/everywhere", { form: { account: "user_before" } });
		expect([left.to, toastOf(left)]).toEqual(["/profile", OTHER_ACCOUNT]);
		expect((await save({ username: "Rosa Hart", account: user.id })).status).toBe(302);
		expect(await stored()).toMatchObject({ username: "Rosa Hart" });
	});

	test("when the shop breaks: what was typed comes back with 'Something went wrong'", async () => {
		await breakWrites(shop.db, "update on users");
		const answer = await save({ username: "Rosa Hart" });
		expect(answer.status).toBe(500);
		expect(errorsOf(answer)).toEqual({ "": ["Something went wrong"] });
		expect(shop.logged).toContainEqual({ level: "error", event: "bug" });
	});

	test("of the sign-in take the current password once the sign-in is old", async () => {
		expect((await browser.get(profile, "/profile")).data).toMatchObject({ asksPassword: false });
		shop.clock.advance(RECENT_MS + 1);
		expect((await browser.get(profile, "/profile")).data).toMatchObject({ asksPassword: true });
		const asked = await save({ password: "another-boat-lamp" });
		expect(asked.status).toBe(422);
		expect(errorsOf(asked)).toEqual({ currentPassword: ["Please type your current password too"] });
		expect((await save({ password: "another-boat-lamp", currentPassword: PASSWORD })).status).toBe(302);
		expect(await opens(shop, user.email, "another-boat-lamp")).toBe(true);
	});

	test("are not guessed at a browser left open", async () => {
		shop.clock.advance(RECENT_MS + 1);
		for (let i = 0; i < 10; i++) await save({ password: "another-boat-lamp", currentPassword: `guess-${i}` });
		expect((await save({ password: "another-boat-lamp", currentPassword: PASSWORD })).status).toBe(429);
	});
});

test("a new address waits for its link, which a mail program's look at it doesn't use up", async () => {
	await save({ email: "new@example.com" });
	expect((await browser.get(profile, "/profile")).data).toMatchObject({
		user: { email: user.email },
		pendingEmail: "new@example.com",
	});
	await runDueJobs(shop);
	const token = await mailedToken(shop, "new@example.com", "/confirm-email/");
	const path = `/confirm-email/${token}`;
	const shown = await openBrowser().get(confirmEmail, path, { params: { token } });
	expect(shown.data).toEqual({ email: "new@example.com", problem: null });
	expect(shown.headers.get("Referrer-Policy")).toBe("strict-origin");
	const answer = await browser.post(confirmEmail, path, { params: { token } });
	expect([answer.to, toastOf(answer)]).toEqual(["/profile", "new@example.com is your address now."]);
	expect((await browser.get(confirmEmail, path, { params: { token } })).status).toBe(404);
});

describe("the picture", () => {
	test("whose file is gone, as after a restore, is none: the profile shows the first letter", async () => {
		await shop.db.updateTable("users").set({ picture_key: "pictures/a/1-me.jpg" }).execute();
		expect((await browser.get(picture, "/profile/picture")).status).toBe(404);
		expect((await stored())?.picture_key).toBeNull();
		const shown = await browser.get(profile, "/profile");
		expect(shown.data).toMatchObject({ user: { profilePicture: null } });
	});

	test("is kept as a square without what the file told besides, for its owner only", async () => {
		const answer = await browser.post(profile, "/profile", {
			form: { intent: "picture", picture: await jpeg() },
		});
		expect([answer.to, toastOf(answer)]).toEqual(["/profile", "Image uploaded successfully!"]);
		const shown = await browser.get(picture, "/profile/picture");
		expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
		const kept = await sharp(shown.data as Uint8Array).metadata();
		expect([kept.width, kept.height, kept.exif]).toEqual([512, 512, undefined]);
		expect((await openBrowser().get(picture, "/profile/picture")).status).toBe(404);
	});

	test("sent by the script answers with its new address, and takes the place of the old one", async () => {
		const send = async () => browser.post(picture, "/profile/picture", { form: { picture: await jpeg() } });
		const first = (await send()).data as { url: string };
		const old = (await stored())?.picture_key ?? "";
		const second = (await send()).data as { url: string };
		expect(first.url).toMatch(/^\/profile\/picture\?v=/);
		await runDueJobs(shop);
		expect(await shop.providers.files.get(old)).toBeNull();
		expect(second.url).toMatch(/^\/profile\/picture\?v=/);
	});

	test("sent from a page that another account was signed in on changes nothing, at both doors", async () => {
		const account = "user_before";
		const call = await browser.post(picture, "/profile/picture", {
			form: { account, picture: await jpeg() },
		});
		expect([call.status, call.data]).toEqual([409, { message: OTHER_ACCOUNT }]);
		const form = await browser.post(profile, "/profile", {
			form: { intent: "picture", account, picture: await jpeg() },
		});
		expect(toastOf(form)).toBe(OTHER_ACCOUNT);
		expect((await stored())?.picture_key).toBeNull();
		const own = await browser.post(picture, "/profile/picture", {
			form: { account: user.id, picture: await jpeg() },
		});
		expect(own.status).toBe(200);
	});

	test.each([
		[
			"over 10 MB",
			() => new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.jpg"),
			413,
			"Image size must be less than 10MB",
		],
		[
			"no picture",
			() => new File(["<svg onload=alert(1)>"], "x.jpg"),
			415,
			"Please upload only JPG, PNG, or WEBP images",
		],
		[
			"a broken one",
			() => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], "x.jpg"),
			422,
			/couldn't read/,
		],
		["nothing chosen", () => new File([], ""), 422, "Please choose an image"],
	] as const)("%s is refused at both doors", async (_what, file, status, message) => {
		const form = await browser.post(profile, "/profile", { form: { intent: "picture", picture: file() } });
		const call = await browser.post(picture, "/profile/picture", { form: { picture: file() } });
		expect([form.status, call.status]).toEqual([status, status]);
		const words = message instanceof RegExp ? expect.stringMatching(message) : message;
		expect(form.data).toEqual({ pictureProblem: words });
		expect(call.data).toEqual({ message: words });
		expect((await stored())?.picture_key).toBeNull();
	});
});

describe("Delete Account", () => {
	test("signs out, and it is said", async () => {
		const cookies = new Map(browser.cookies);
		const answer = await browser.post(deleteAccount, "/profile/delete", { form: { password: PASSWORD } });
		expect([answer.status, answer.to, toastOf(answer)]).toEqual([302, "/", "Account deleted successfully!"]);
		expect(browser.cookies.has("fk_session")).toBe(false);
		expect(await stored()).toBeUndefined();
		expect((await openBrowser(cookies).get(profile, "/profile")).status).toBe(302);
	});

	test("that breaks says so and changes nothing", async () => {
		await breakWrites(shop.db, "delete on users");
		const book = await makeBook(shop, user);
		const answer = await browser.post(deleteAccount, "/profile/delete", { form: { password: PASSWORD } });
		expect([answer.status, errorsOf(answer)]).toEqual([500, { "": ["Failed to delete account"] }]);
		const kept = await shop.db
			.selectFrom("books")
			.select("owner_id")
			.where("id", "=", book)
			.executeTakeFirst();
		expect(kept?.owner_id).toBe(user.id);
	});
});

describe("Download my data", () => {
	test("is one ZIP of everything of this family, without secrets, and nothing of another", async () => {
		const other = await openAccountOf(shop, "Owen");
		await makeOrder(shop, other.id, { title: "Owen's own" });
		const book = await makeBook(shop, user);
		await makeOrder(shop, user.id, { book_id: book });
		const cover = await shop.db.selectFrom("covers").select(["id", "screen_key"]).executeTakeFirstOrThrow();
		await shop.providers.files.put(cover.screen_key ?? "", new Uint8Array([1, 2, 3]), "image/jpeg");
		await browser.post(picture, "/profile/picture", { form: { picture: await jpeg() } });

		const answer = await browser.get(download, "/profile/download");
		expect(answer.headers.get("Content-Type")).toBe("application/zip");
		expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="my-data.zip"');
		const files = unzipSync(answer.data as Uint8Array);
		expect(Object.keys(files).sort()).toEqual([
			"READ ME.txt",
			`covers/${cover.id}.jpg`,
			"data.json",
			"picture.jpg",
		]);
		expect(files[`covers/${cover.id}.jpg`]).toEqual(new Uint8Array([1, 2, 3]));
		const text = new TextDecoder().decode(files["data.json"]);
		expect(JSON.parse(text)).toMatchObject({
			account: { username: "Rosa", email: user.email, hasPassword: true, signsInWithGoogle: false },
			books: [{ title: "The Whale", covers: [{ id: cover.id }] }],
			orders: [{ title: "The Whale", delivery: { name: "Ada Lovelace" } }],
		});
		expect(text).not.toMatch(/argon2|Owen|address_hash|client_secret/);
	});

	test("is not made without end", async () => {
		for (let i = 0; i < 20; i++) expect((await browser.get(download, "/profile/download")).status).toBe(200);
		const answer = await browser.get(download, "/profile/download");
		expect([answer.to, toastOf(answer)]).toEqual(["/profile", expect.stringContaining("please try again")]);
	});
});
