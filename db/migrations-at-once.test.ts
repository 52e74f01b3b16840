import { expect, test } from "vitest";
import { openDatabase } from "./open";
import { emptyPostgres, testServer } from "./postgres/fresh.testing";

test.runIf(testServer)("processes that start at once wait for the one that migrates", async () => {
	const url = await emptyPostgres(testServer ?? "");
	const ends = await Promise.allSettled(Array.from({ length: 5 }, () => openDatabase(url)));
	for (const end of ends) if (end.status === "fulfilled") await end.value.destroy();
	expect(ends.map((end) => (end.status === "fulfilled" ? "open" : String(end.reason)))).toEqual(
		Array(5).fill("open"),
	);
});
