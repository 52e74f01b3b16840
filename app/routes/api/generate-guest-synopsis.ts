import { api } from "~/http/api.server";
import { generateSynopsis } from "./generate-synopsis.server";

const route = api("/api/book/generate-guest-synopsis", {
	POST: ({ visitor }) => generateSynopsis(visitor, visitor.actor),
});

export const loader = route.loader;
export const action = route.action;
