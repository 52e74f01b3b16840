import type { LoaderFunctionArgs } from "@remix-run/node";
import { accountArchive } from "~/http/account-archive.server";
import { nameRoute } from "~/http/connection.server";
import { requireFamily } from "~/http/guards.server";
import { assertWithin, LIMITS } from "~/http/limits.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { exportAccount } from "~/shop/accounts/export-account.server";

/** Download my data: one ZIP. */
export async function loader({ request }: LoaderFunctionArgs) {
	nameRoute("/profile/download");
	const { shop, actor } = await requireFamily(request, "/profile");
	await assertWithin(shop, LIMITS.download, actor.id).catch(pageRefusal);
	const data = await exportAccount(shop, actor);
	if (!data) throw notFound();
	return accountArchive(shop, data);
}
