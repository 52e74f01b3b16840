import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type Browser, openBrowser } from "../browser.testing";
import * as uploads from "./uploads";

let shop: TestShop;
let browser: Browser;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

const upload = (file: File) => browser.post(uploads, "/api/uploads", { form: { file } });
const sessions = () => shop.db.selectFrom("sessions").selectAll().execute();

test.each([
	["not a photo", new File(["%PDF-1.7"], "a.jpg", { type: "image/jpeg" }), 415],
	["empty", new File([], "a.jpg", { type: "image/jpeg" }), 415],
])("a photo that is refused begins no session: nothing was stored (%s)", async (_what, file, status) => {
	expect((await upload(file)).status).toBe(status);
	expect(await sessions()).toEqual([]);
	expect([...browser.cookies]).toEqual([]);
});

test("a photo that is kept belongs to the session that begins with it", async () => {
	const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
		.jpeg()
		.toBuffer();
	const kept = await upload(new File([new Uint8Array(bytes)], "Rosa.jpg"));
	expect([kept.status, kept.headers.getSetCookie().length]).toEqual([201, 1]);
	const [session, ...others] = await sessions();
	expect(others).toEqual([]);
	const photo = await shop.db.selectFrom("photos").select("owner_id").executeTakeFirstOrThrow();
	expect(photo.owner_id).toBe(session?.guest_id);
});
