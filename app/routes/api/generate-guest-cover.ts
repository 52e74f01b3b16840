import { api } from "~/http/api.server";
import { generateCover } from "./generate-cover.server";

const route = api("/api/book/generate-guest-cover", {
	POST: ({ visitor }) => generateCover(visitor, visitor.actor),
});

export const loader = route.loader;
export const action = route.action;
