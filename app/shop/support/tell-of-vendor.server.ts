import { enqueue } from "~/jobs/enqueue.server";
import { inWords, type VendorFailure } from "~/providers/vendor-failure";
import type { Shop } from "~/shop.server";

/** Has whoever runs the shop written to about a vendor's failure that is theirs to mend, about the same one once a day. */
export async function tellOfVendor(shop: Shop, failure: VendorFailure): Promise<void> {
	if (!shop.settings.OPERATOR_EMAIL) return;
	const { vendor, status, code } = failure;
	const at = shop.clock.now().toISOString();
	const key = `operator-vendor:${at.slice(0, 10)}:${vendor}:${status}:${code}`;
	const payload = { mail: "operator-vendor", id: `${at}|${inWords(failure)}` };
	await enqueue(shop.db, shop, { kind: "send-mail", key, payload });
}
