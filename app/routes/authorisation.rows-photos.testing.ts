import { runDueJobs } from "~/jobs/worker.server";
import type { Actor } from "~/shop/actor";
import { photoOf } from "~/shop/books/books.testing";
import { drawnBook } from "~/shop/orders/delete-photos.testing";
import type { TestShop } from "~/shop.testing";
import * as upload from "./api/upload";
import { type Row, strangers } from "./authorisation.testing";
import * as deletePhotos from "./create/delete-photos/route";
import * as turnPhoto from "./create/turn-photo";
import * as headFile from "./head";
import * as photoFile from "./photo";

const photoAt = (query: string) => async (shop: TestShop, owner: Actor) => {
	const path = await photoOf(shop, owner);
	return { path: `${path}${query}`, params: { photoId: path.slice("/photos/".length) } };
};

const uploadAt = async (shop: TestShop, owner: Actor) => {
	const { params } = await photoAt("")(shop, owner);
	return { path: `/api/uploads/${params.photoId}`, params };
};

const headAt = async (shop: TestShop, owner: Actor) => {
	await photoOf(shop, owner);
	await runDueJobs(shop);
	const { id } = await shop.db
		.selectFrom("heads")
		.select("id")
		.where("owner_id", "=", owner.id)
		.executeTakeFirstOrThrow();
	return { path: `/heads/${id}`, params: { headId: id } };
};

const files: Row[] = [
	{
		what: "turning a photo",
		method: "POST",
		route: turnPhoto,
		of: async (shop, owner) => {
			const { params } = await photoAt("")(shop, owner);
			return { path: "/create-book/turn", form: { photoId: params.photoId, turns: "0" } };
		},
		gets: { ...strangers(404), owner: 200 },
	},
	{
		what: "a photo",
		method: "GET",
		route: photoFile,
		of: photoAt(""),
		gets: { ...strangers(404), owner: 200 },
	},
	{
		what: "the thumbnail of a photo",
		method: "GET",
		route: photoFile,
		of: photoAt("?size=thumb"),
		gets: { ...strangers(404), owner: 200 },
	},
	{
		what: "a guest's photo",
		method: "GET",
		route: photoFile,
		owner: "guest",
		of: photoAt(""),
		gets: { ...strangers(404), owner: 200 },
	},
	...([undefined, "guest"] as const).flatMap((owner): Row[] => [
		{
			what: `a head of a ${owner ?? "family"}'s photo`,
			method: "GET",
			route: headFile,
			owner,
			of: headAt,
			gets: { ...strangers(404), owner: 200 },
		},
		{
			what: `how a ${owner ?? "family"}'s upload stands`,
			method: "GET",
			route: upload,
			owner,
			of: uploadAt,
			gets: { ...strangers(404), owner: 200 },
		},
	]),
];

/** The page before photos are deleted, and its button. */
const photoDeletions = (["GET", "POST"] as const).flatMap((method) =>
	([undefined, "guest"] as const).map(
		(owner): Row => ({
			what: `deleting ${owner ? "a guest's" : "a family's"} photos`,
			method,
			route: deletePhotos,
			owner,
			of: async (shop, actor) => {
				const { bookId } = await drawnBook(shop, actor);
				return method === "GET"
					? { path: `/delete-photos?book=${bookId}&from=books` }
					: { path: "/delete-photos", form: { bookId, from: "books" } };
			},
			gets: {
				...strangers(404),
				...(owner ? {} : { expired: "302 /sign-in?redirectTo=/delete-photos?book=:id&from=books" as const }),
				owner: method === "GET" ? 200 : "303 /delete-photos?book=:id&from=books",
			},
		}),
	),
);

/** Photos and the heads cut out of them: seen, asked for, deleted. */
export const photoRows: Row[] = [...files, ...photoDeletions];
