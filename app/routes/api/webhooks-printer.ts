import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readWebhook } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import { LIMITS } from "~/shop/limits/rules";
import { hearOfPrint } from "~/shop/orders/hear-of-print.server";

/** The printer's calls, at an address that names it. What they say is not believed: the order they name is read back. */
const route = api(
	"/api/webhooks/:printer",
	{
		POST: async ({ visitor: { shop, request }, params: { printer = "" }, url }) => {
			await assertWithin(shop, LIMITS.printerCall, clientAddress());
			return hearOfPrint(shop, printer, { body: await readWebhook(request), query: url.searchParams });
		},
	},
	"signed",
);
export const loader = route.loader;
export const action = route.action;
