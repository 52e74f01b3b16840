import { runDueJobs } from "~/jobs/worker.server";
import type { Actor } from "~/shop/actor";
import { ideaOf } from "~/shop/books/books.testing";
import { startBook } from "~/shop/books/start-book.server";
import { addCover, makeBook, must } from "~/shop/checkout/checkout.testing";
import { FREEZE_MS } from "~/shop/covers/rules";
import { startCover } from "~/shop/covers/start-cover.server";
import type { TestShop } from "~/shop.testing";
import * as generateCover from "./api/generate-cover";
import * as generateSynopsis from "./api/generate-synopsis";
import { door, type Row, signedOut, strangers } from "./authorisation.testing";
import * as coverFile from "./cover";
import * as beginAgain from "./create/begin-again";
import * as choose from "./create/choose/route";
import * as cover from "./create/cover/route";
import * as createBook from "./create/create-book/route";
import * as draft from "./create/draft";
import * as frozen from "./create/frozen/route";
import * as newBook from "./create/new-book";
import * as order from "./create/order";
import * as progress from "./create/progress/route";
import * as restore from "./create/restore";
import * as state from "./create/state";

const FORM = { title: "Somebody else's story", intent: "keep" };

/** The request at an address without an id, once the owner's draft has become a book with a cover. */
const drafted = (path: string, form?: Record<string, string>) => async (shop: TestShop, owner: Actor) => {
	await makeBook(shop, owner);
	return { path, form };
};

/** A call that asks for the owner's synopsis again: naming the owner's photos, its answer written and owed. */
const synopsisAt = (path: string) => async (shop: TestShop, owner: Actor) => {
	const json = await ideaOf(shop, owner);
	must(await startBook(shop, owner, json, { door: "call" }));
	await runDueJobs(shop);
	return { path, json };
};

/** A call that asks for the cover of the owner's book again: drawn, and owed. */
const coverAt = (path: string) => async (shop: TestShop, owner: Actor) => {
	const idea = await ideaOf(shop, owner);
	const { bookId } = must(await startBook(shop, owner, idea, { door: "call" }));
	await runDueJobs(shop);
	must(await startCover(shop, owner, { bookId, addressHash: "an address", awaited: true }));
	await runDueJobs(shop);
	return { path, json: { bookId } };
};

/** The steps to a book. Each visitor has a draft of its own there, so a stranger stands before an empty form. */
const pages: Row[] = [
	{
		what: "the book form with a draft",
		method: "GET",
		route: createBook,
		of: drafted("/create-book"),
		gets: {
			...strangers(200),
			expired: door("/create-book").expired,
			owner: "302 /create-book/choose",
		},
	},
	{
		what: "going on with a cover, or starting another book",
		method: "GET",
		route: choose,
		of: drafted("/create-book/choose"),
		gets: { ...strangers("302 /create-book"), owner: 200 },
	},
	{
		what: "a button of the book form",
		method: "POST",
		route: createBook,
		of: drafted("/create-book", FORM),
		gets: {
			...strangers("302 /create-book#character-1"),
			expired: door("/create-book?edit").expired,
			owner: "302 /create-book?edit#character-1",
		},
	},
	{
		what: "keeping the draft as it is typed",
		method: "POST",
		route: draft,
		of: drafted("/create-book/draft", FORM),
		gets: { ...strangers(204), owner: 204 },
	},
	{
		what: "how far the book is",
		method: "GET",
		route: state,
		of: drafted("/create-book/state"),
		gets: { ...strangers(200), owner: 200 },
	},
	{
		what: "the progress page",
		method: "GET",
		route: progress,
		of: drafted("/create-book/progress"),
		gets: { ...strangers("302 /create-book"), owner: "302 /create-book/cover" },
	},
	{
		what: "the cover preview",
		method: "GET",
		route: cover,
		of: drafted("/create-book/cover"),
		gets: { ...strangers("302 /create-book"), owner: 200 },
	},
	{
		what: "drawing another cover of a book",
		method: "POST",
		route: cover,
		of: async (shop, owner) => ({
			path: "/create-book/cover",
			form: { bookId: await makeBook(shop, owner), intent: "another" },
		}),
		gets: {
			...door("/create-book/cover"),
			other: "302 /create-book",
			owner: "303 /create-book/progress?book=:id",
		},
	},
	{
		what: "choosing another cover of a book",
		method: "POST",
		route: cover,
		of: async (shop, owner) => {
			const bookId = await makeBook(shop, owner);
			const coverId = await addCover(shop, bookId);
			return { path: "/create-book/cover", form: { bookId, coverId, intent: "choose" } };
		},
		gets: {
			...door("/create-book/cover"),
			other: "302 /create-book",
			owner: "302 /create-book/cover?book=:id",
		},
	},
	{
		what: "ORDER NOW, which asks whoever comes for the captcha first",
		method: "GET",
		route: order,
		of: async (shop, owner) => ({ path: `/create-book/order?book=${await makeBook(shop, owner)}` }),
		gets: {
			...strangers("302 /create-book/cover?book=:id"),
			owner: "302 /create-book/cover?book=:id",
		},
	},
	{
		what: "the frozen state",
		method: "GET",
		route: frozen,
		of: async (shop, owner) => {
			const frozen_until = new Date(shop.clock.now().getTime() + FREEZE_MS).toISOString();
			await shop.db.insertInto("credits").values({ owner_id: owner.id, used: 5, frozen_until }).execute();
			return { path: "/create-book/frozen" };
		},
		gets: { ...strangers("302 /create-book?edit"), owner: 200 },
	},
	{
		what: "letting go of the finished draft for a new book",
		method: "POST",
		route: newBook,
		of: async (shop, owner) => {
			await makeBook(shop, owner);
			return { path: "/create-book/new", form: {} };
		},
		gets: { ...strangers("302 /create-book"), owner: "302 /create-book" },
	},
	{
		what: "beginning a book's story again with another hero",
		method: "POST",
		route: beginAgain,
		of: async (shop, owner) => {
			const idea = await ideaOf(shop, owner);
			const { bookId } = must(await startBook(shop, owner, idea, { door: "call" }));
			await shop.db.deleteFrom("drafts").where("owner_id", "=", owner.id).execute();
			return { path: "/create-book/again", form: { book: bookId } };
		},
		gets: { ...strangers(404), expired: door("/books").expired, owner: "302 /create-book?edit" },
	},
	{
		what: "taking up a remembered book again",
		method: "POST",
		route: restore,
		of: async (shop, owner) => ({
			path: "/create-book/restore",
			form: { bookId: await makeBook(shop, owner) },
		}),
		gets: { ...strangers(404), owner: "302 /create-book/cover" },
	},
];

const files: Row[] = [
	{
		what: "a cover without a signature",
		method: "GET",
		route: coverFile,
		of: async (shop, owner) => {
			const book_id = await makeBook(shop, owner);
			const { id, screen_key } = await shop.db
				.selectFrom("covers")
				.select(["id", "screen_key"])
				.where("book_id", "=", book_id)
				.executeTakeFirstOrThrow();
			await shop.providers.files.put(screen_key ?? "", new Uint8Array([1]), "image/jpeg");
			return { path: `/covers/${id}.jpg`, params: { file: `${id}.jpg` } };
		},
		gets: { ...strangers(404), owner: 200 },
	},
];

const calls: Row[] = [
	{
		what: "/api/book/generate-synopsis",
		method: "POST",
		route: generateSynopsis,
		of: synopsisAt("/api/book/generate-synopsis"),
		gets: { ...signedOut(401), other: 422, owner: 200 },
	},
	{
		what: "/api/book/generate-guest-synopsis",
		method: "POST",
		route: generateSynopsis,
		owner: "guest",
		of: synopsisAt("/api/book/generate-guest-synopsis"),
		gets: { ...strangers(422), owner: 200 },
	},
	{
		what: "/api/book/generate-cover",
		method: "POST",
		route: generateCover,
		of: coverAt("/api/book/generate-cover"),
		gets: { ...signedOut(401), other: 404, owner: 200 },
	},
	{
		what: "/api/book/generate-guest-cover",
		method: "POST",
		route: generateCover,
		owner: "guest",
		of: coverAt("/api/book/generate-guest-cover"),
		gets: { ...strangers(404), owner: 200 },
	},
];

/** Making a book: its pages, files and calls. */
export const createRows: Row[] = [...pages, ...files, ...calls];
