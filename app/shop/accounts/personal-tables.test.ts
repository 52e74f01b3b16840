import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";

test("every table that names an owner or a person is dealt with", async () => {
	const shop = await openTestShop();
	const naming = /^(owner_id|user_id|email|email_fold|username|delivery)$/;
	const tables = await shop.db.introspection.getTables();
	const personal = tables.filter(({ columns }) => columns.some(({ name }) => naming.test(name)));
	// A new one belongs in deleteAccount, in exportAccount, and then here.
	expect(personal.map(({ name }) => name).sort()).toEqual([
		"books",
		"checkouts",
		"coupon_uses",
		"covers",
		"credits",
		"drafts",
		"email_changes",
		"feedback",
		"heads",
		"messages",
		"order_emails",
		"orders",
		"payments",
		"photos",
		"reset_tokens",
		"reviews",
		"sessions",
		"users",
	]);
});
