import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { COOKIE_POLICY, COOKIES } from "~/content/policies/cookies";
import { PolicyPage } from "~/ui/marketing/PolicyPage";

/** The same for every stranger. */
export const handle = { keep: true };

export const meta: MetaFunction = () => [
	{ title: `${COOKIE_POLICY.title} | ${BRAND.name}` },
	{ name: "description", content: COOKIE_POLICY.about },
];

export default function CookiePolicy() {
	return (
		<PolicyPage policy={COOKIE_POLICY}>
			<dl className="policy-cookies">
				{COOKIES.map(({ name, purpose, kept }) => (
					<div key={name}>
						<dt>
							<code>{name}</code>
						</dt>
						<dd>{purpose}</dd>
						<dd className="text-soft">Kept: {kept}</dd>
					</div>
				))}
			</dl>
		</PolicyPage>
	);
}
