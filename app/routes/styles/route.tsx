import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { notFound } from "~/http/page.server";
import { theShop } from "~/shop.server";
import { PageHeader } from "~/ui/PageHeader";
import { Books } from "./Books";
import { ColoursAndType } from "./ColoursAndType";
import { Forms } from "./Forms";
import { Messages } from "./Messages";

export const meta: MetaFunction = () => [{ title: `Styles | ${BRAND.name}` }];

export async function loader() {
	if (!(await theShop()).settings.testMode) throw notFound();
	return null;
}

/** Every piece the screens are made of, on one page; test mode only. */
export default function Styles() {
	return (
		<div className="page page-section stack-large">
			<PageHeader title="Styles">Every piece the shop’s screens are made of.</PageHeader>
			<ColoursAndType />
			<Forms />
			<Messages />
			<Books />
		</div>
	);
}
