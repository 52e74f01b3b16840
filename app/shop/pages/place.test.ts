import { expect, test } from "vitest";
import { connectAgain } from "#db/connect-again.testing";
import { testServer } from "#db/postgres/fresh.testing";
import { openTestShop } from "~/shop.testing";
import { MOST_DRAWING } from "./rules";
import { takePlace } from "./store.server";

test("of fifteen books at once, in two processes, ten are drawn: the limit is the whole shop's", async () => {
	const { db, clock } = await openTestShop({}, testServer ? "memory" : "file");
	const { db: other } = await connectAgain(db);
	const at = clock.now().toISOString();
	const ids = Array.from({ length: 15 }, (_, index) => `book_${index}`);
	for (const id of ids) {
		const words = { title: "", location: "", description: "", comment: "" };
		const book = { ...words, id, owner_id: `guest_${id}`, reading_level: "tiny", state: "new" } as const;
		await db
			.insertInto("books")
			.values({ ...book, created_at: at, updated_at: at })
			.execute();
		await db
			.insertInto("previews")
			.values({ book_id: id, state: "waiting", share_id: null, created_at: at })
			.execute();
	}
	const taken = await Promise.all(ids.map((id, index) => takePlace(index % 2 ? other : db, id)));
	expect(taken.filter(Boolean)).toHaveLength(MOST_DRAWING);
	const drawing = await db.selectFrom("previews").select("book_id").where("state", "=", "drawing").execute();
	expect(drawing).toHaveLength(MOST_DRAWING);
});
