import type { CoverBrief, CoverSize, PageSize, SpreadBrief } from "~/studio/story/brief";
import type { Picture } from "~/studio/story/picture";
import { drawCoverPicture } from "./draw-cover.server";
import { drawSpreadPictures } from "./pages/draw-spread.server";

/** What a drawing process is asked. */
export type DrawingOrder = { cover: CoverBrief; size: CoverSize } | { spread: SpreadBrief; size: PageSize };

/** Draws what was ordered: of a cover one picture, of a spread one for each page. */
export const drawOrder = async (order: DrawingOrder): Promise<Picture[]> =>
	"cover" in order
		? [await drawCoverPicture(order.cover, order.size)]
		: drawSpreadPictures(order.spread, order.size);
