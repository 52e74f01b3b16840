import { expect, test } from "vitest";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { action } from "./not-found";

test("below /api nothing else is there, whatever the method", async () => {
	replaceShop(await openTestShop());
	for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
		const request = new Request("http://localhost:3000/api/nonsense", { method });
		const answer = await action({ request, params: {}, context: {} });
		expect([answer.status, answer.headers.get("Allow")]).toEqual([404, null]);
		expect(await answer.json()).toMatchObject({ success: false, code: "not_found" });
	}
});
