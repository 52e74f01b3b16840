import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { generateSynopsis } from "./generate-synopsis.server";

const route = api("/api/book/generate-synopsis", {
	POST: async ({ visitor }) => generateSynopsis(visitor, requireFamilyCall(visitor)),
});

export const loader = route.loader;
export const action = route.action;
