import type { OrderRow } from "./store.server";

/**
 * What an order is called at the printer, which takes each name once: its id, and each time it is printed again another. Pure.
 */
export function printReferenceOf({ id, reprints }: Pick<OrderRow, "id" | "reprints">): string {
	return reprints === 0 ? id : `${id}-${reprints + 1}`;
}

/** The order that a printer calls so. No id has a hyphen in it. */
export function orderIdOf(reference: string): string {
	return reference.replace(/-\d{1,6}$/, "");
}
