import { api } from "~/http/api.server";
import { fail } from "~/shop/result";

const nothing = async () => fail("not_found", "There is no such call.");

/** Every address below `/api` that is no call, in the envelope of the calls. */
const route = api("/api/*", { GET: nothing, POST: nothing, DELETE: nothing });

export const loader = route.loader;
export const action = route.action;
