import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { organization, product } from "~/content/structured-data";
import { enhanceScript } from "~/http/enhance.server";
import type { readShell } from "~/http/shell.server";
import { publicHead } from "../../public-head";
import { HomeScreen } from "./HomeScreen";

export const meta = publicHead("/", organization, ({ appUrl }) => product(appUrl, null));

/** The same for every stranger. */
export const handle = { keep: true, shopFront: true };

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
