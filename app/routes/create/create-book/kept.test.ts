import { beforeEach, describe, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { claimGuest } from "~/shop/accounts/claim-guest.server";
import { type DraftForm, emptyForm } from "~/shop/books/rules";
import { deleteDuePhotos } from "~/shop/photos/delete-due-photos.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { OTHER_ACCOUNT } from "../../account/other-account.server";
import { toastOf } from "../../browser.testing";
import { signedIn } from "../../library/library.testing";
import { answered, type Browser, filledForm, formOf, openBrowser, sendBookForm } from "../browser.testing";
import * as draftRoute from "../draft";
import * as page from "./route";

let shop: TestShop;
let browser: Browser;

beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

const post = (fields: FormData) => sendBookForm(browser, fields);
const form = async (path = "/create-book") => (await browser.get(page.loader, path)).body.form as DraftForm;

describe("a post that failed", () => {
	const failed = async (title: string) =>
		(await browser.post(page.action, "/create-book?edit", formOf({ ...emptyForm(), title }))).location ?? "";
	const shown = async (address: string) =>
		(await browser.get(page.loader, address)).body as { failed: object | null; form: DraftForm };

	test("is shown under an address of its own, again and again; a plain visit has its words without its errors", async () => {
		const address = await failed("Rosa");
		expect(address).toMatch(/^\/create-book\?edit=&failed=failed_\w+$/);
		for (const _time of ["first", "reloaded"]) {
			expect(await shown(address)).toMatchObject({
				failed: { message: expect.any(String), fields: { location: [expect.any(String)] } },
				form: { title: "Rosa" },
				refused: true,
			});
		}
		expect(await shown("/create-book")).toMatchObject({
			failed: null,
			form: { title: "Rosa" },
			refused: false,
		});
	});

	test("is shown with what was typed since", async () => {
		const address = await failed("Rosa");
		await browser.post(draftRoute.action, "/create-book/draft", formOf({ ...emptyForm(), title: "Mog" }));
		expect(await shown(address)).toMatchObject({ failed: { fields: {} }, form: { title: "Mog" } });
	});

	test("is forgotten once the form is accepted, after 20 minutes, and when it fails again", async () => {
		const first = await failed("Rosa");
		const second = await failed("Rosa and");
		expect((await shown(first)).failed).toBeNull();
		expect((await shown(second)).failed).not.toBeNull();
		shop.clock.advance(20 * 60_000);
		expect((await shown(second)).failed).toBeNull();
		const third = await failed("Rosa and the Whale");
		await post(await filledForm(shop, { intent: "submit", ...(await answered(shop)) }));
		expect((await shown(third)).failed).toBeNull();
	});

	test("is this browser's alone", async () => {
		const address = await failed("Rosa");
		browser = openBrowser();
		expect(await shown(address)).toMatchObject({ failed: null, form: { title: "" } });
		await failed("Mog");
		expect((await shown(address)).failed).toBeNull();
	});
});

describe("a family whose session has ended meanwhile", () => {
	const EXPIRED = "Your session has expired. Please log in again.";
	const SIGN_IN = "/sign-in?redirectTo=%2Fcreate-book%3Fedit";
	const DOORS: Record<string, Record<string, string>> = {
		// The cookie that says that this browser was signed in is still there.
		"ran out, or was ended elsewhere": {},
		// The form says that a family had opened it.
		"was signed out in another tab": { account: "user_ada" },
	};

	test.each(
		Object.entries(DOORS),
	)("%s: no book is made for nobody, and the form is there again after the sign-in", async (_how, more) => {
		const { cookie, actor } = await signedIn(shop, "ada");
		browser.use(cookie);
		const fields = await filledForm(shop, { intent: "submit", ...more, ...(await answered(shop)) });
		await shop.db.deleteFrom("sessions").execute();
		if (!more.account) browser.cookies.set("fk_was", "family");
		const sent = await post(fields);
		expect([sent.location, toastOf(sent)]).toEqual([SIGN_IN, EXPIRED]);
		expect(await shop.db.selectFrom("books").selectAll().execute()).toEqual([]);
		const guest = await shop.db.selectFrom("sessions").selectAll().executeTakeFirstOrThrow();
		await claimGuest(shop, {
			userId: actor.id,
			guestId: guest.guest_id,
			provedEmail: null,
		});
		browser.use((await beginSession(shop, { userId: actor.id })).cookie);
		const kept = await form("/create-book?edit");
		expect(kept).toMatchObject({
			title: "Rosa and the Whale",
			characters: [{ name: "Rosa" }, { name: "Mog" }],
		});
		const again = await post(formOf(kept, { intent: "submit", ...(await answered(shop)) }));
		expect(again.location).toMatch(/^\/create-book\/progress\?book=/);
	});

	test("another account that has signed in meanwhile doesn't get its form", async () => {
		browser.use((await signedIn(shop, "bob")).cookie);
		const typed = formOf({ ...emptyForm(), title: "Ada's" }, { intent: "submit", account: "user_ada" });
		const sent = await post(typed);
		expect([sent.location, toastOf(sent)]).toEqual(["/create-book", OTHER_ACCOUNT]);
		await browser.post(draftRoute.action, "/create-book/draft", typed);
		expect((await form()).title).toBe("");
	});

	test.each([
		"ada",
		"bob",
	])("what was kept of it goes to the account that typed it, not to %s's otherwise", async (name) => {
		const { cookie, actor } = await signedIn(shop, "ada");
		browser.use(cookie);
		const fields = await filledForm(shop, { intent: "submit", account: actor.id });
		await shop.db.deleteFrom("sessions").execute();
		await post(fields);
		expect((await form()).title).toBe("");
		const guest = await shop.db.selectFrom("sessions").selectAll().executeTakeFirstOrThrow();
		const next = name === "ada" ? actor : (await signedIn(shop, name)).actor;
		const claim = { userId: next.id, guestId: guest.guest_id, provedEmail: null };
		await claimGuest(shop, claim);
		browser.use((await beginSession(shop, { userId: next.id })).cookie);
		const isTheirs = name === "ada";
		expect((await form()).title).toBe(isTheirs ? "Rosa and the Whale" : "");
		const photos = await shop.db.selectFrom("photos").select("id").where("owner_id", "=", next.id).execute();
		expect(photos).toHaveLength(isTheirs ? 2 : 0);
	});

	test("a guest is not affected", async () => {
		const sent = await post(await filledForm(shop, { intent: "submit", ...(await answered(shop)) }));
		expect(sent.location).toMatch(/^\/create-book\/progress\?book=/);
	});
});

test("a photo that has gone by its time is told, and asked for again", async () => {
	await post(await filledForm(shop, { intent: "keep" }));
	shop.clock.advance(48 * 3600_000);
	await deleteDuePhotos(shop, 0);
	const { body } = await browser.get(page.loader, "/create-book");
	expect(body).toMatchObject({
		photosGone: [0, 1],
		form: { characters: [{ imageUrl: "" }, { imageUrl: "" }] },
	});
	await post(formOf(body.form as DraftForm, { intent: "keep" }));
	expect((await browser.get(page.loader, "/create-book")).body.photosGone).toEqual([]);
});
