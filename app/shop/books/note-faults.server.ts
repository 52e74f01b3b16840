import type { Shop } from "~/shop.server";

/**
 * Notes down for whoever runs the shop what an inspector found wrong with a picture that is shown all the same: `keep` writes it beside
 * the picture, whose id the log's line has.
 */
export async function noteFaults(
	{ log }: Pick<Shop, "log">,
	picture: { coverId: string } | { versionId: string },
	faults: readonly string[] = [],
	keep: (faults: string) => Promise<void>,
): Promise<void> {
	if (faults.length === 0) return;
	const list = [...new Set(faults)].join(", ");
	await keep(list);
	log.warn("picture shown with faults", { ...picture, faults: list });
}
