import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { TERMS } from "~/content/policies/terms";
import { PolicyPage } from "~/ui/marketing/PolicyPage";

/** The same for every stranger. */
export const handle = { keep: true };

export const meta: MetaFunction = () => [
	{ title: `${TERMS.title} | ${BRAND.name}` },
	{ name: "description", content: TERMS.about },
];

export default function Terms() {
	return <PolicyPage policy={TERMS} />;
}
