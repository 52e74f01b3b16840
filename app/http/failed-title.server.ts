import type {
	EntryContext,
	ServerRuntimeMetaDescriptor,
	ServerRuntimeMetaFunction,
} from "@remix-run/server-runtime";

/**
 * A form that is shown again says so before anything else: "Error: " opens the title, for whoever hears the page
 * rather than sees it (GOV.UK Frontend). Changes this response's own copy of the route's module.
 */
export function markErrorTitle(context: EntryContext, status: number): void {
	const { actionData, matches } = context.staticHandlerContext;
	const id = matches.at(-1)?.route.id;
	const module = id ? context.routeModules[id] : undefined;
	if (status < 400 || !actionData || !id || !module?.meta) return;
	const own: ServerRuntimeMetaFunction = module.meta;
	const meta: ServerRuntimeMetaFunction = (args) => (own(args) ?? []).map(marked);
	context.routeModules[id] = { ...module, meta };
}

function marked(descriptor: ServerRuntimeMetaDescriptor): ServerRuntimeMetaDescriptor {
	if (!("title" in descriptor) || typeof descriptor.title !== "string") return descriptor;
	return descriptor.title.startsWith("Error: ") ? descriptor : { title: `Error: ${descriptor.title}` };
}
