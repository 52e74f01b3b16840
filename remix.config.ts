import type { VitePluginConfig } from "@remix-run/dev";

/** Every v3 flag is on, so that the step to React Router 7 stays mechanical. */
export default {
	appDirectory: "app",
	ignoredRouteFiles: ["**/*"],
	future: {
		v3_fetcherPersist: true,
		v3_relativeSplatPath: true,
		v3_throwAbortReason: true,
		v3_lazyRouteDiscovery: true,
		v3_singleFetch: true,
		v3_routeConfig: true,
	},
} satisfies VitePluginConfig;

declare module "@remix-run/server-runtime" {
	// Loader data keeps its types on the way to the screen.
	interface Future {
		v3_singleFetch: true;
	}
}
