import { TERMS } from "~/content/policies/terms";
import { PolicyPage } from "~/ui/marketing/PolicyPage";
import { publicHead } from "../../public-head";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopFront: true };

export const meta = publicHead("/terms");

export default function Terms() {
	return <PolicyPage policy={TERMS} />;
}
