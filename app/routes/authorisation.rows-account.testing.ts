import * as deletePage from "./account/delete-account/route";
import * as download from "./account/download";
import * as picture from "./account/picture";
import * as profile from "./account/profile/route";
import * as everywhere from "./account/sign-out-everywhere";
import * as checkSession from "./api/user-check-session";
import * as credits from "./api/user-credits";
import * as deleteCall from "./api/user-delete";
import * as updateCall from "./api/user-update";
import { door, type Row, signedOut, strangers } from "./authorisation.testing";

const OUT = door("/profile");
const REFUSED = signedOut(401);

/** Accounts: what a family has of its own has no id in its address, so another family sees its own there. */
export const accountRows: Row[] = [
	{
		what: "the profile",
		method: "GET",
		route: profile,
		of: () => ({ path: "/profile" }),
		gets: { ...OUT, other: 200, owner: 200 },
	},
	{
		what: "changing the profile",
		method: "POST",
		route: profile,
		of: () => ({ path: "/profile", form: { username: "Changed" } }),
		// The other family has that name by now.
		gets: { ...OUT, other: "302 /profile", owner: 409 },
	},
	{
		what: "the confirmation page of Delete Account",
		method: "GET",
		route: deletePage,
		of: () => ({ path: "/profile/delete" }),
		gets: { ...door("/profile/delete"), other: 200, owner: 200 },
	},
	{
		what: "Delete Account",
		method: "POST",
		route: deletePage,
		of: () => ({ path: "/profile/delete" }),
		gets: { ...OUT, other: "302 /", owner: "302 /" },
	},
	{
		what: "Download my data",
		method: "GET",
		route: download,
		of: () => ({ path: "/profile/download" }),
		gets: { ...OUT, other: 200, owner: 200 },
	},
	{
		what: "Sign out everywhere",
		method: "POST",
		route: everywhere,
		of: () => ({ path: "/sign-out/everywhere" }),
		gets: { ...OUT, other: "302 /", owner: "302 /" },
	},
	{
		what: "the profile picture",
		method: "GET",
		route: picture,
		of: async (shop, owner) => {
			await shop.providers.files.put("pictures/x/1-picture.jpg", new Uint8Array([1]), "image/jpeg");
			const picture_key = "pictures/x/1-picture.jpg";
			await shop.db.updateTable("users").set({ picture_key }).where("id", "=", owner.id).execute();
			return { path: "/profile/picture?v=-picture.jpg" };
		},
		gets: { ...strangers(404), owner: 200 },
	},
	{
		what: "uploading a profile picture",
		method: "POST",
		route: picture,
		of: () => ({ path: "/profile/picture", form: { picture: new File(["no picture"], "x.jpg") } }),
		gets: { ...REFUSED, other: 415, owner: 415 },
	},
	{
		what: "/api/user/check-session",
		method: "GET",
		route: checkSession,
		of: () => ({ path: "/api/user/check-session" }),
		gets: { ...REFUSED, other: 200, owner: 200 },
	},
	{
		what: "/api/user/credits",
		method: "GET",
		route: credits,
		of: () => ({ path: "/api/user/credits" }),
		gets: { ...REFUSED, other: 200, owner: 200 },
	},
	{
		what: "/api/user/update/:id",
		method: "POST",
		route: updateCall,
		of: (_shop, { id }) => ({
			path: `/api/user/update/${id}`,
			params: { id },
			json: { username: "Changed" },
		}),
		gets: { ...REFUSED, other: 404, owner: 200 },
	},
	{
		what: "/api/user/delete/:id",
		method: "DELETE",
		route: deleteCall,
		of: (_shop, { id }) => ({ path: `/api/user/delete/${id}`, params: { id } }),
		gets: { ...REFUSED, other: 404, owner: 200 },
	},
];
