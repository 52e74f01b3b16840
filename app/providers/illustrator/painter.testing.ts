import { quickIllustrator } from "~/shop.testing";
import type { ArtSize, BoughtArt, Illustrator, Spent } from "./port";

/** Cents of a dollar. */
export const PAINTER_CENTS = { screen: 4, print: 12 } as const;

/**
 * A vendor that paints at once, and keeps what it has painted as the port says: `bought` is what it was paid for, in order. `fineness`
 * is how many px in an inch its pictures for print come with.
 */
export function quickPainter() {
	const quick = quickIllustrator();
	const bought: { what: string; size: ArtSize }[] = [];
	const fineness = { ppi: 300 };

	async function paid(what: string, px: number, art?: BoughtArt): Promise<Spent> {
		const size: ArtSize = px === 1024 ? "screen" : "print";
		if (await art?.find(size)) return {};
		bought.push({ what, size });
		await art?.keep(size, new TextEncoder().encode(`picture ${bought.length}, ${size} of ${what}`));
		return { pictures: 1, cents: PAINTER_CENTS[size] };
	}

	const illustrator: Illustrator = {
		...quick,
		describe: () => ({ kind: "vendor", name: "quick painter", cents: PAINTER_CENTS }),
		async drawCover(brief, size, signal, art) {
			const spent = await paid("cover", size, art);
			const drawn = await quick.drawCover(brief, size, signal);
			return drawn.ok ? { ...drawn, ...spent, value: { ...drawn.value, ...fineness } } : drawn;
		},
		async drawSpread(brief, size, signal, art) {
			const { scene, pages } = brief.spread;
			const spent = scene ? await paid(`page ${pages[0]}`, size, art) : {};
			const drawn = await quick.drawSpread(brief, size, signal);
			if (!drawn.ok || !scene) return drawn;
			return { ...drawn, ...spent, value: drawn.value.map((page) => ({ ...page, ...fineness })) };
		},
	};
	return { illustrator, bought, fineness };
}
