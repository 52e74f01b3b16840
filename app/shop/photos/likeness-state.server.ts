/** What the likenesses ask of the photos they are drawn from, and write down with them. */
export {
	countMakingBefore,
	findPhoto,
	type Photo,
	photoById,
	setLikenessState,
	setTurnedFile,
} from "./store.server";
