import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { DAY, swept } from "~/jobs/sweep.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Family } from "~/shop/actor";
import { KEPT_FILES } from "~/shop/backups/rules";
import { ideaOf, smallJpeg, uploadOf } from "~/shop/books/books.testing";
import { startBook } from "~/shop/books/start-book.server";
import { DELIVERY, must } from "~/shop/checkout/checkout.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { orderLink } from "~/shop/orders/link.server";
import { operateOrder } from "~/shop/orders/operate-order.server";
import { readBookFile } from "~/shop/orders/read-book-file.server";
import { reportDamage } from "~/shop/orders/report-damage.server";
import { openTestShop, quickIllustrator, quickSheets, type TestShop } from "~/shop.testing";
import { deleteNow, familyOf, openAccountOf } from "./accounts.testing";
import { deleteOrderedBook } from "./delete-book.server";
import { eraseNamed } from "./erase-owner.server";
import { savePicture } from "./save-picture.server";

/** What a family leaves everywhere, and what each deletion has to leave of it: nothing. */

const CHILD = "Zuleika";
const TITLE = "The Quagga";
const FOLDERS = Object.keys(KEPT_FILES);
/** The shop's own pictures of its styles are nobody's; what is arriving is gone before anything is kept. */
const NOBODYS = ["samples", "checks", ".incoming"];

let shop: TestShop;
let family: Family;
let bookId: string;
let orderId: string;

/** An account that has everything an account can have: a picture, photos, a printed book, a report of its damage. */
beforeEach(async () => {
	shop = await openTestShop({ illustrator: { ...quickIllustrator(), sheets: quickSheets() } });
	family = familyOf(await openAccountOf(shop, "Quill"));
	must(await savePicture(shop, family, await uploadOf(shop, await smallJpeg())));
	const idea = await ideaOf(shop, family, { title: TITLE, description: `${CHILD} finds a quagga.` });
	const [first, ...others] = idea.characters;
	if (!first) throw new Error("an idea has somebody in it");
	const form = { ...idea, characters: [{ ...first, name: CHILD }, ...others] };
	({ bookId } = await drawnBook(shop, family, form));
	orderId = await ordered(shop, family.id, bookId);
	await shop.db
		.updateTable("orders")
		.set({ title: TITLE, comment: `For ${CHILD}.`, gift_message: `To ${CHILD}`, description: TITLE })
		.where("id", "=", orderId)
		.execute();
	const printed = { order_id: orderId, md5: "", bytes: 1, pages: 24, words: null, made_at: now() };
	for (const kind of ["interior", "case", "whole", "screen", "epub"] as const) {
		const file_key = `print/${orderId}/${kind}.pdf`;
		await shop.providers.files.put(file_key, Buffer.from(`${TITLE}: ${CHILD}`), "application/pdf");
		await shop.db
			.insertInto("print_files")
			.values({ ...printed, kind, file_key })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
	must(await operateOrder(shop, orderId, { step: "hold", note: `${CHILD} is spelled twice` }));
	must(await operateOrder(shop, orderId, { step: "resume", note: "" }));
});

const now = () => shop.clock.now().toISOString();

/** The order has come, and came damaged. */
async function delivered(): Promise<void> {
	await shop.db.updateTable("orders").set({ state: "delivered", updated_at: now() }).execute();
	await shop.db
		.insertInto("order_events")
		.values({
			...{ id: shop.ids.next("event"), order_id: orderId, step: "deliver", actor: "printer" },
			...{ state: "delivered", note: "", at: now() },
		})
		.execute();
	const photo = await uploadOf(shop, await smallJpeg());
	must(await reportDamage(shop, family, { orderId, key: null, words: `${CHILD} cried.`, photo }));
	await shop.db.updateTable("damages").set({ open_for: null }).execute();
	await runDueJobs(shop);
}

/** The kept files, by folder. */
const filesIn = (folder: string): string[] => {
	const entries = readdirSync(join(shop.settings.DATA_DIR, "files"), {
		recursive: true,
		withFileTypes: true,
	});
	return entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.filter((path) => path.includes(join("files", folder)));
};

/** Every table and every file that says the child's name or the book's title. */
async function saying(): Promise<string[]> {
	const tables = await shop.db.introspection.getTables();
	const rows = await Promise.all(
		tables.map(async ({ name, schema }) => ({
			where: name,
			// Every table there is, also one that nobody thought of here.
			text: JSON.stringify(
				await (schema ? shop.db.withSchema(schema) : shop.db)
					.selectFrom(name as "users")
					.selectAll()
					.execute(),
			),
		})),
	);
	const files = filesIn("").map((path) => ({ where: path, text: readFileSync(path, "latin1") }));
	return [...rows, ...files]
		.filter(({ text }) => text.includes(CHILD) || text.includes(TITLE))
		.map(({ where }) => where);
}

/** Nothing is kept in any folder, and nobody is named. */
async function expectNothingLeft(): Promise<void> {
	await runDueJobs(shop);
	for (const folder of FOLDERS.filter((one) => !NOBODYS.includes(one)))
		expect(filesIn(folder), folder).toEqual([]);
	expect(await saying()).toEqual([]);
}

test("before anything is deleted there is something in every folder, and named in many places", async () => {
	await delivered();
	for (const folder of FOLDERS.filter((one) => !NOBODYS.includes(one)))
		expect(filesIn(folder).length, folder).toBeGreaterThan(0);
	expect(filesIn("likenesses").filter((path) => path.includes("/sheets/"))).toHaveLength(2);
	expect((await saying()).length).toBeGreaterThan(8);
});

test("with its account, and the old mail's link downloads nothing", async () => {
	await delivered();
	const key = new URL(orderLink(shop, orderId)).searchParams.get("key");
	must(await deleteNow(shop, family));
	await expectNothingLeft();
	for (const file of ["screen", "epub"])
		expect(await readBookFile(shop, null, { orderId, key, file })).toBeNull();
});

test("when the operator erases it", async () => {
	await delivered();
	must(await eraseNamed(shop, "quill@example.com"));
	await expectNothingLeft();
});

test("by the hourly sweep, once the order of a deleted account has come", async () => {
	must(await deleteNow(shop, family));
	await runDueJobs(shop);
	expect(filesIn("print").length).toBeGreaterThan(0);
	await shop.db.updateTable("orders").set({ state: "delivered", updated_at: now() }).execute();
	shop.clock.advance(2 * DAY);
	await swept(shop);
	await expectNothingLeft();
});

test("by the hourly sweep, what a job or an earlier release has left of a printed book after its account had gone", async () => {
	await delivered();
	const files = await shop.db.selectFrom("print_files").selectAll().execute();
	must(await deleteNow(shop, family));
	await runDueJobs(shop);
	await shop.db.insertInto("print_files").values(files).execute();
	for (const { file_key } of files)
		await shop.providers.files.put(file_key, Buffer.from(CHILD), "application/pdf");
	expect(filesIn("print").length).toBeGreaterThan(0);
	await swept(shop);
	await expectNothingLeft();
});

test("with its book: of the account its picture stays", async () => {
	await delivered();
	must(await deleteOrderedBook(shop, family, { orderId, key: null, email: DELIVERY.email }));
	await shop.db.deleteFrom("drafts").execute();
	await runDueJobs(shop);
	expect(filesIn("").map((path) => path.split("/files/")[1]?.split("/")[0])).toEqual(["pictures"]);
	expect(await saying()).toEqual([]);
});

test("12 months after its last order what it was printed from, at the sweep", async () => {
	await delivered();
	shop.clock.advance(370 * DAY);
	await swept(shop);
	await runDueJobs(shop);
	expect(filesIn("print")).toEqual([]);
	expect(filesIn("photos")).toEqual([]);
	expect(filesIn("damages")).toEqual([]);
});

test("30 days after it was last worked on, a book that nobody ordered", async () => {
	must(await startBook(shop, family, await ideaOf(shop, family, { title: "The Okapi" }), { door: "call" }));
	await runDueJobs(shop);
	await shop.db.updateTable("drafts").set({ form: "{}" }).execute();
	shop.clock.advance(31 * DAY);
	await swept(shop);
	const books = await shop.db.selectFrom("books").select("title").execute();
	expect(books.map(({ title }) => title)).toEqual([TITLE]);
});
