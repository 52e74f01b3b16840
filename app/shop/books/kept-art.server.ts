import type { ArtSize, BoughtArt, NotedFault } from "~/providers/illustrator/port";
import type { Shop } from "~/shop.server";

/** A vendor's picture where it is kept. Of its keys the first is its own; at the others the same picture may be, bought for other words. */
export function keptArt(
	{ providers: { files } }: Pick<Shop, "providers">,
	{ faults, keys }: { faults: string | null; keys: (size: ArtSize) => readonly string[] },
): BoughtArt {
	return {
		...(faults !== null && { faults: faults.split(", ") as NotedFault[] }),
		async find(size) {
			for (const key of keys(size)) {
				const art = await files.get(key);
				if (art) return art;
			}
			return null;
		},
		keep: (size, art) => files.put(keys(size)[0] as string, art, "image/jpeg"),
	};
}
