import type { Predictions } from "~/providers/illustrator/port";
import type { Shop } from "~/shop.server";
import { deletePrediction, predictionOf, writePrediction } from "./store.server";

/** How long Replicate keeps the picture of a prediction, ms: https://replicate.com/docs/topics/predictions/data-retention */
const KEPT_MS = 3600_000;

/** Remembers in the database what was ordered of a vendor, so that a shop that was killed meanwhile pays for nothing twice. */
export function rememberPredictions({ db, clock }: Pick<Shop, "db" | "clock">): Predictions {
	const since = () => new Date(clock.now().getTime() - KEPT_MS).toISOString();
	return {
		find: (drawing) => predictionOf(db, drawing, since()),
		keep: (drawing, id) =>
			writePrediction(db, { drawing, prediction_id: id, created_at: clock.now().toISOString() }, since()),
		forget: (drawing) => deletePrediction(db, drawing),
	};
}
