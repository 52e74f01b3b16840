/** The shop as the framework builds it, all of it: the module that remix-serve loads. */
declare module "virtual:remix/server-build" {
	export * from "@remix-run/dev/server-build";
}
