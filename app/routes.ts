import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The map of the shop: every URL and the module that serves it. */
export default [
	index("routes/marketing/home.tsx"),

	route("healthz", "routes/healthz.ts"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
