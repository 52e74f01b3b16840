import { z } from "zod";
import { api, type Handler } from "~/http/api.server";
import { readForm } from "~/http/form.server";
import { checked, readJson } from "~/http/json.server";
import { done } from "~/shop/result";
import { turnClock } from "~/clock.server";

/** A year at a time, in ms; a shop's clock never goes back. */
const advanceInput = z.object({
	advanceMs: z.coerce
		.number({ error: "advanceMs is a number of ms" })
		.int()
		.min(0)
		.max(366 * 24 * 3600_000),
});

const turn: Handler = async ({ visitor }) => {
	const { shop, request } = visitor;
	const json = /json/i.test(request.headers.get("Content-Type") ?? "");
	const { advanceMs } = json
		? await readJson(request, advanceInput)
		: checked(advanceInput, Object.fromEntries((await readForm(visitor)).fields));
	await turnClock(shop, advanceMs);
	return done({ now: shop.clock.now().toISOString() });
};

const route = api("/sandbox/clock", { POST: turn }, "browser", ({ settings }) => settings.testMode);

export const loader = route.loader;
export const action = route.action;
