import { api } from "~/http/api.server";

/** Every address below `/api` that is no call: 404 in the envelope of the calls, whatever the method. */
const route = api("/api/*", {}, "browser", () => false);

export const loader = route.loader;
export const action = route.action;
