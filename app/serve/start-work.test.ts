import { expect, onTestFinished, test, vi } from "vitest";
import { connect } from "#db/open";
import { openTestShop } from "~/shop.testing";
import { startWork } from "./process.server";

test("a database that goes away while a worker starts ends the process in one line", async () => {
	const shop = await openTestShop();
	const db = connect("postgres://shop@127.0.0.1:1/shop");
	onTestFinished(() => db.destroy());
	const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
	vi.spyOn(process, "exit").mockImplementation((code) => {
		throw new Error(`ended with ${code}`);
	});
	await expect(startWork({ ...shop, db })).rejects.toThrow("ended with 1");
	expect(written.mock.calls).toEqual([["The shop can't start: PostgreSQL can't be reached.\n"]]);
});
