import { expect, test } from "vitest";
import { giveFeedback } from "~/shop/support/give-feedback.server";
import { listFeedback, listMessages } from "~/shop/support/list-written.server";
import { sendMessage } from "~/shop/support/send-message.server";
import { openTestShop } from "~/shop.testing";
import { deleteNow, familyOf, openAccountOf } from "./accounts.testing";
import { exportAccount } from "./export-account.server";

const FEEDBACK = { name: "Rosa", feedback: "We love it.", rating: 5 };
const MESSAGE = { name: "Rosa", email: "rosa@example.com", subject: "Hello", message: "We love it." };

test("what a family wrote to the shop is in its download and goes with its account, nobody else's", async () => {
	const shop = await openTestShop();
	const rosa = familyOf(await openAccountOf(shop));
	const owen = familyOf(await openAccountOf(shop, "Owen"));
	for (const family of [rosa, owen]) {
		await giveFeedback(shop, family, FEEDBACK);
		await sendMessage(shop, family, MESSAGE, "192.0.2.1");
	}
	expect((await exportAccount(shop, rosa))?.records).toMatchObject({
		feedback: [{ ...FEEDBACK, owner_id: rosa.id }],
		messages: [{ ...MESSAGE, owner_id: rosa.id }],
	});
	await deleteNow(shop, rosa);
	expect((await listFeedback(shop)).map((one) => one.owner_id)).toEqual([owen.id]);
	expect((await listMessages(shop)).map((one) => one.owner_id)).toEqual([owen.id]);
});
