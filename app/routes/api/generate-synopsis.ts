import { z } from "zod";
import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { assertNotExpired } from "~/http/guards.server";
import { readJson } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import { NOBODY } from "~/shop/actor";
import { collectSynopsis } from "~/shop/books/collect-synopsis.server";
import { startBook } from "~/shop/books/start-book.server";
import { LIMITS } from "~/shop/limits/rules";
import { waitForAnswer } from "./wait-for-answer.server";

const route = api(
	{ family: "/api/book/generate-synopsis", guest: "/api/book/generate-guest-synopsis" },
	{
		POST: async ({ visitor, actor }) => {
			const { shop, request } = visitor;
			assertNotExpired(visitor);
			await assertWithin(shop, LIMITS.synopsis, clientAddress());
			const input = await readJson(request, z.unknown());
			// A browser without a session owns no photo, so it gets no further than the messages; none is begun for it.
			const caller = actor ?? NOBODY;
			const started = await startBook(shop, caller, input, { door: "call" });
			if (!started.ok) return started;
			const { bookId, writing } = started.value;
			return waitForAnswer(visitor, writing, () => collectSynopsis(shop, caller, bookId));
		},
	},
);
export const loader = route.loader;
export const action = route.action;
