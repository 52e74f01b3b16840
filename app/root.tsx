import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	useLocation,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { BRAND } from "~/content/brand";
import { answerHeaders } from "~/http/failed-form.server";
import { readShell } from "~/http/shell.server";
import { ErrorPage } from "~/ui/ErrorPage";
import { NotFoundPage } from "~/ui/NotFoundPage";
import { Shell } from "~/ui/Shell";
import flowStyles from "~/ui/styles/flow.css?url";
import { fontPreloads } from "~/ui/styles/fonts";
import styles from "~/ui/styles/index.css?url";

export const links: LinksFunction = () => [
	...fontPreloads.map((href) => ({
		rel: "preload",
		as: "font",
		type: "font/woff2",
		href,
		crossOrigin: "anonymous" as const,
	})),
	{ rel: "stylesheet", href: styles },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "manifest", href: "/site.webmanifest" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** When to come back, and cookies, reach the document of a refusal as well. */
export const headers = answerHeaders;

/** A page that went wrong has no title of its own; every other one brings its own. */
export const meta: MetaFunction = ({ error }) => [
	{
		title: `${isRouteErrorResponse(error) && error.status === 404 ? "Page not found" : error ? "Something went wrong" : BRAND.strapline} | ${BRAND.name}`,
	},
];

/** What the shell around every page shows: the signed-in family, a toast, the test-mode banner. */
export function loader({ request }: LoaderFunctionArgs) {
	return readShell(request);
}

/** What a route asks of the document around it: hardly any script, because it is only read; the shop front's styles alone. */
type Handle = { read?: boolean; shopFront?: boolean };

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>("root");
	const matches = useMatches();
	const { pathname } = useLocation();
	const asks = (what: keyof Handle) =>
		matches.some(({ handle }) => (handle as Handle | undefined)?.[what] === true);
	// A page that is only read has no script, or a family's header's; a toast on it closes by the shell's.
	const isRead = asks("read") && !data?.toast;
	const script = isRead ? (data?.user ? data.headerScript : null) : data?.shellScript;
	return (
		<html lang="en-GB">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#fffaf0" />
				<Meta />
				<Links />
				{asks("shopFront") ? null : <link rel="stylesheet" href={flowStyles} />}
			</head>
			<body data-user={data?.user ? JSON.stringify(data.user) : undefined}>
				<Shell
					user={data?.user ?? null}
					year={data?.year ?? null}
					social={data?.social ?? []}
					seller={data?.seller ?? null}
					credits={data?.credits ?? null}
					testMode={data?.testMode ?? false}
					toast={data?.toast ?? null}
					path={pathname}
				>
					{children}
				</Shell>
				{script ? <script type="module" src={script} /> : null}
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

/** Every page that went wrong: a stranger learns nothing, a family learns what to do. */
export function ErrorBoundary() {
	const error = useRouteError();
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} message={null} id={null} />;
	if (error.status === 404) return <NotFoundPage />;
	const { message = null, requestId = null } = (error.data ?? {}) as Partial<
		Record<"message" | "requestId", string>
	>;
	return <ErrorPage status={error.status} message={message} id={requestId} />;
}
