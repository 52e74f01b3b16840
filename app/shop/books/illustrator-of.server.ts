import type { Illustrator } from "~/providers/illustrator/port";
import type { Shop } from "~/shop.server";
import type { Style } from "~/studio/story/vocabulary";
import { inspectedBy, STYLES } from "./rules";

/** Who draws a book: as its family chose, as long as the shop draws so; otherwise as the shop does by itself. */
export function illustratorOf(
	{ providers }: Pick<Shop, "providers">,
	{ style }: { style: string },
): Illustrator {
	return providers.styles[style as Style] ?? providers.illustrator;
}

/** In which style the shop draws by itself: a book keeps it, whatever the shop is set up for later. */
export function ownStyle({ providers: { styles, illustrator } }: Pick<Shop, "providers">): Style {
	return STYLES.find(({ id }) => styles[id] === illustrator)?.id ?? "paper-theatre";
}

/** The styles a family is asked to choose from, the shop's own choice first; none where there is only one. */
export function stylesOffered({ providers }: Pick<Shop, "providers">) {
	return STYLES.flatMap((style) => {
		const illustrator = providers.styles[style.id];
		const { inspector } = illustrator?.describe() ?? {};
		const told = inspector ? `${style.told} ${inspectedBy(inspector)}` : style.told;
		return illustrator ? [{ ...style, told }] : [];
	});
}
