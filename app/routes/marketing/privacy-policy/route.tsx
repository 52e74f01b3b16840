import { useLoaderData } from "@remix-run/react";
import { privacyPolicy } from "~/content/policies/privacy";
import { theShop } from "~/shop.server";
import { PolicyPage } from "~/ui/marketing/PolicyPage";
import { publicHead } from "../../public-head";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopFront: true };

export const meta = publicHead("/privacy-policy");

export async function loader() {
	const { providers } = await theShop();
	const { makers = [], inspector } = providers.illustrator.describe();
	return { makers, inspector, finder: providers.addresses?.describe().name };
}

export default function PrivacyPolicy() {
	const { makers, inspector, finder } = useLoaderData<typeof loader>();
	return <PolicyPage policy={privacyPolicy(makers, inspector, finder)} />;
}
