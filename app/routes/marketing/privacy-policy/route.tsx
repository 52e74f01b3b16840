import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { PRIVACY } from "~/content/policies/privacy";
import { PolicyPage } from "~/ui/marketing/PolicyPage";

/** The same for every stranger. */
export const handle = { keep: true };

export const meta: MetaFunction = () => [
	{ title: `${PRIVACY.title} | ${BRAND.name}` },
	{ name: "description", content: PRIVACY.about },
];

export default function PrivacyPolicy() {
	return <PolicyPage policy={PRIVACY} />;
}
