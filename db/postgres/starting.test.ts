import { expect, test } from "vitest";
import { openDatabase } from "../open";
import { urlOf } from "./connect";
import { freshPostgres, testServer } from "./fresh.testing";
import { relayTo } from "./relay.testing";

test.runIf(testServer)("a shop that starts beside its server waits until that is there", async () => {
	const relay = await relayTo(urlOf(await freshPostgres(testServer)), { refused: 2 });
	await (await openDatabase(relay.url)).destroy();
	expect(relay.came()).toBeGreaterThan(2);
});
