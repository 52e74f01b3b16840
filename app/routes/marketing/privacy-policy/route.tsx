import { PRIVACY } from "~/content/policies/privacy";
import { PolicyPage } from "~/ui/marketing/PolicyPage";
import { publicHead } from "../../public-head";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopFront: true };

export const meta = publicHead("/privacy-policy");

export default function PrivacyPolicy() {
	return <PolicyPage policy={PRIVACY} />;
}
