import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { BRAND, PRICE_TEXT } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import type { readShell } from "~/http/shell.server";
import { HomeScreen } from "./HomeScreen";

export const meta: MetaFunction = () => [
	{ title: `${BRAND.name}: ${BRAND.strapline}` },
	{
		name: "description",
		content: `Your family's photos become a personalised, illustrated children's hardback, printed in the UK. ${PRICE_TEXT.full}.`,
	},
];

/** The same for every stranger. */
export const handle = { keep: true };

export const loader = () => ({ script: enhanceScript("home") });

export default function Home() {
	const { script } = useLoaderData<typeof loader>();
	const shell = useRouteLoaderData<typeof readShell>("root");
	return (
		<>
			<script type="module" src={script} />
			<HomeScreen username={shell?.user?.username ?? null} testMode={shell?.testMode ?? false} />
		</>
	);
}
