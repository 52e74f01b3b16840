import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { StoriesScreen } from "./StoriesScreen";

/** The same for every stranger. */
export const handle = { keep: true };

export const meta: MetaFunction = () => [
	{ title: `Story Gallery | ${BRAND.name}` },
	{
		name: "description",
		content: `Six whole sample books by ${BRAND.name} to read before you make your own.`,
	},
];

export default StoriesScreen;
