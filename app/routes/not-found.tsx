import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { notFound } from "~/http/page.server";

export const meta: MetaFunction = () => [{ title: `Page not found | ${BRAND.name}` }];

/** Only read. */
export const handle = { read: true };

export function loader() {
	throw notFound();
}

/** A form posted to an address that isn't there. */
export function action() {
	throw notFound();
}

export default function NotFound() {
	return null;
}
