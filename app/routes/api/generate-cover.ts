import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { generateCover } from "./generate-cover.server";

const route = api("/api/book/generate-cover", {
	POST: async ({ visitor }) => generateCover(visitor, requireFamilyCall(visitor)),
});

export const loader = route.loader;
export const action = route.action;
