import { COOKIE_POLICY, COOKIES } from "~/content/policies/cookies";
import { PolicyPage } from "~/ui/marketing/PolicyPage";
import { publicHead } from "../../public-head";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopFront: true };

export const meta = publicHead("/cookie-policy");

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
