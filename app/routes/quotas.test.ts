import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { openAccountOf } from "~/shop/accounts/accounts.testing";
import { ideaOf, ROSA, smallJpeg } from "~/shop/books/books.testing";
import { startCover } from "~/shop/covers/start-cover.server";
import { countUse } from "~/shop/limits/count.server";
import { LIMITS, QUOTA } from "~/shop/limits/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as picture from "./account/picture";
import * as profile from "./account/profile/route";
import * as signIn from "./api/auth-sign-in";
import * as generateCover from "./api/generate-cover";
import * as generateSynopsis from "./api/generate-synopsis";
import * as uploads from "./api/uploads";
import { type Answer, type Browser, openBrowser, type RouteModule } from "./browser.testing";
import * as cover from "./create/cover/route";
import * as createBook from "./create/create-book/route";

const HOUR_MS = 3600_000;
/** Outside a server every request comes from here. */
const ADDRESS = "unknown";

let shop: TestShop;
let browser: Browser;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

const photo = async () => new File([new Uint8Array(await smallJpeg())], "a.jpg");
const byCall = async () => browser.post(uploads, "/api/uploads", { form: { file: await photo() } });
const byForm = async () =>
	browser.post(createBook, "/create-book", {
		form: { intent: "keep", title: "Rosa", "characters.0.name": "Rosa", "characters.0.photo": await photo() },
	});
const DOORS = [
	{ door: "the call", knock: byCall, kept: 201 },
	{ door: "the form", knock: byForm, kept: 302 },
];

/** Says that much is coming, and breaks off. */
const breakOff = (route: RouteModule, path: string) =>
	browser.post(route, path, {
		body: '--edge\r\nContent-Disposition: form-data; name="title"\r\n\r\nR',
		headers: { "Content-Type": "multipart/form-data; boundary=edge", "Content-Length": "90000000" },
	});
const photos = () => shop.db.selectFrom("photos").selectAll().execute();
/** Photos on the disk, thumbnails and heads not counted, and files that a request has left behind. */
const onDisk = () => {
	const count = (name: string) => {
		const directory = join(shop.settings.DATA_DIR, name);
		if (!existsSync(directory)) return 0;
		const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((file) =>
			file.isFile(),
		);
		return files.filter(({ name: file }) => file !== "thumbnail.jpg").length;
	};
	return { photos: count("files/photos"), uploads: count("uploads") };
};
const wordsOf = ({ data }: Answer) => (data as { message: string }).message;

const LIMITED = [
	{
		what: "a visitor with 20 photos waiting",
		fill: async () => {
			for (let at = 0; at < QUOTA.waitingPhotos; at++) await byCall();
		},
		status: 429,
		isKept: true,
		code: "quota",
		again: 48 * HOUR_MS,
	},
	{
		what: "a visitor with 300 MB of photos",
		fill: async () => {
			await byCall();
			await shop.db.updateTable("photos").set({ bytes: QUOTA.photoBytes }).execute();
		},
		status: 429,
		isKept: true,
		code: "quota",
		again: 48 * HOUR_MS,
	},
	{
		what: "an address that has brought 200 photos today",
		fill: () => countUse(shop, LIMITS.photosOfDay, ADDRESS, 200),
		status: 429,
		isKept: true,
		code: "rate_limited",
		again: 24 * HOUR_MS,
	},
	{
		what: "an address that has sent 2 GB today",
		fill: () => countUse(shop, LIMITS.kilobytesOfDay, ADDRESS, 2 * 1024 * 1024),
		status: 429,
		isKept: false,
		code: "rate_limited",
		again: 24 * HOUR_MS,
	},
	{
		what: "anybody, in a shop that is full",
		fill: async () => {
			shop.settings.MAX_STORED_MB = 0.0001;
		},
		status: 507,
		isKept: false,
		code: "full",
		again: null,
	},
];

describe.each(LIMITED)("no more photos from $what", ({ fill, status, isKept, code, again }) => {
	test.each(DOORS)("by $door: nothing of it is written, what is there stays", async ({ knock, kept }) => {
		await fill();
		const [before, files] = [await photos(), onDisk()];
		const answer = await knock();
		// What no room is left for is answered at once.
		const shown = knock === byForm && isKept ? 303 : status;
		expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([shown, shown !== 303]);
		expect([await photos(), onDisk()]).toEqual([before, { ...files, uploads: 0 }]);
		if (again === null) shop.settings.MAX_STORED_MB = undefined;
		shop.clock.advance(again ?? 0);
		await shop.db.updateTable("photos").set({ deleted_at: shop.clock.now().toISOString() }).execute();
		expect((await knock()).status).toBe(kept);
	});

	test("in kind words, a code for the call, and with everything typed for the form", async () => {
		await fill();
		const call = await byCall();
		expect(call.data).toMatchObject({ success: false, code, message: expect.stringMatching(/safe/) });
		const sent = await byForm();
		const page = isKept ? await browser.get(createBook, sent.to ?? "") : sent;
		const form = page.data as { failed?: object };
		expect({ ...form, ...form.failed }).toMatchObject({
			message: wordsOf(call),
			form: { title: "Rosa", characters: [{ name: "Rosa" }] },
		});
	});
});

test("25 photos at once are no more than 20", async () => {
	await byCall();
	const answers = await Promise.all(Array.from({ length: 24 }, byCall));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
	await runDueJobs(shop);
	expect(onDisk()).toEqual({ photos: 20, uploads: 0 });
});

test("a photo that a book uses waits no longer", async () => {
	const { data } = await byCall();
	for (let at = 1; at < QUOTA.waitingPhotos; at++) await byCall();
	const idea = await ideaOf(shop, ROSA);
	const [main] = idea.characters;
	const json = { ...idea, characters: [{ ...main, imageUrl: (data as { url: string }).url }] };
	const call = browser.post(generateSynopsis, "/api/book/generate-guest-synopsis", { json });
	await expect.poll(() => shop.db.selectFrom("books").select("id").execute()).toHaveLength(1);
	await runDueJobs(shop);
	expect((await call).status).toBe(200);
	expect([(await byCall()).status, (await byCall()).status]).toEqual([201, 429]);
});

test("a form without photos goes on at every limit but a full shop's and the day's first draft", async () => {
	for (let at = 0; at < QUOTA.waitingPhotos; at++) await byCall();
	const typed = { intent: "add", title: "Rosa" };
	expect((await browser.post(createBook, "/create-book", { form: typed })).status).toBe(302);
});

test.each(DOORS)("by $door, bodies that break off fill the shop for nobody", async ({ knock, kept }) => {
	shop.settings.MAX_STORED_MB = 200;
	for (let time = 0; time < 3; time++) {
		expect((await breakOff(createBook, "/create-book")).status).toBe(422);
		expect((await breakOff(uploads, "/api/uploads")).status).toBe(422);
	}
	expect((await knock()).status).toBe(kept);
});

test.each([
	["/create-book", createBook],
	["/create-book/cover", cover],
	["/profile", profile],
])("what %s says in headers reaches its document", (_path, { headers }) => {
	const actionHeaders = new Headers({ "Retry-After": "60" });
	const none = { loaderHeaders: new Headers(), parentHeaders: new Headers(), errorHeaders: undefined };
	expect(new Headers(headers({ ...none, actionHeaders })).get("Retry-After")).toBe("60");
});

describe("a full shop", () => {
	test("goes on with the books that are begun, and begins none", async () => {
		const url = ((await byCall()).data as { url: string }).url;
		const idea = await ideaOf(shop, ROSA);
		const json = { ...idea, characters: [{ ...idea.characters[0], imageUrl: url }] };
		const call = browser.post(generateSynopsis, "/api/book/generate-guest-synopsis", { json });
		await expect.poll(() => shop.db.selectFrom("books").select("id").execute()).toHaveLength(1);
		shop.settings.MAX_STORED_MB = 0.0001;
		await runDueJobs(shop);
		const { bookId } = (await call).data as { bookId: string };
		const [book] = await shop.db.selectFrom("books").select("owner_id").execute();
		const guest = { kind: "guest", id: book?.owner_id ?? "" } as const;
		expect((await startCover(shop, guest, { bookId, addressHash: "", awaited: false })).ok).toBe(true);
		await runDueJobs(shop);
		expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
		const another = await browser.post(generateSynopsis, "/api/book/generate-guest-synopsis", {
			json: { ...json, title: "Another" },
		});
		expect(another).toMatchObject({ status: 507, data: { code: "full" } });
	});

	test("takes no new picture of a profile either, and says why", async () => {
		await openAccountOf(shop, "Rosa", "rosa@example.com");
		const json = { email: "rosa@example.com", password: "garden-boat-lamp" };
		await browser.post(signIn, "/api/auth/signin", { json });
		const send = async () => browser.post(picture, "/profile/picture", { form: { picture: await photo() } });
		shop.settings.MAX_STORED_MB = 0.0001;
		const refused = await send();
		expect([refused.status, wordsOf(refused)]).toEqual([507, expect.stringMatching(/shelves are full/)]);
		const form = { intent: "picture", picture: await photo() };
		const { status, headers } = await browser.post(profile, "/profile", { form });
		expect([status, headers.get("Retry-After")]).toEqual([507, "3600"]);
		shop.settings.MAX_STORED_MB = undefined;
		// A family's waiting photos are no reason against its picture.
		for (let at = 0; at < QUOTA.waitingPhotos; at++) await byCall();
		expect((await send()).status).toBe(200);
	});
});

test("photos that a cover's call brings along are let go unread: nobody wants them", async () => {
	await browser.post(generateCover, "/api/book/generate-guest-cover", {
		form: { bookId: "book_1", image: await photo() },
	});
	expect(existsSync(join(shop.settings.DATA_DIR, "uploads"))).toBe(false);
});
