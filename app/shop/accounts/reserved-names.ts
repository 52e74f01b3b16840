import { BRAND } from "~/content/brand";

/** Names that could pass for the shop, its staff or its machinery, without spaces and signs. */
export const RESERVED_NAMES = `
	abuse admin administrator anonymous billing customercare customerservice customerservices
	customersupport help helpdesk hostmaster moderator official postmaster root security staff superuser
	support sysadmin system webmaster`
	.trim()
	.split(/\s+/);

/** What no name may begin with: the shop's own, as it is written and as it is said. */
export const RESERVED_BEGINNINGS = [BRAND.name, BRAND.name.replace("&", "and")];
