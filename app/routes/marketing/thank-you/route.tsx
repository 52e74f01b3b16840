import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { ThankYouScreen } from "./ThankYouScreen";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopFront: true };

export const meta: MetaFunction = () => [
	{ title: `Thank you | ${BRAND.name}` },
	{ name: "robots", content: "noindex" },
];

export default ThankYouScreen;
