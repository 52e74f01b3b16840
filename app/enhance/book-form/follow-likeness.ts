import type { UploadAnswer } from "~/shop/likenesses/read-likeness.server";
import { FAILED_MESSAGE, type PhotoLikeness } from "~/shop/likenesses/rules";
import { PHOTO_TEXTS, photoIdOf } from "~/shop/photos/rules";

/** The first pause between two questions, how much longer the next one is, and the longest, ms. */
const FIRST_MS = 400;
const LONGER = 1.5;
const LONGEST_MS = 5000;
/** Asked no longer than this without news, ms: the model is given 30 s a photo, and three others may be before it. */
const PATIENCE_MS = 120_000;

/** How the likeness of a photo stands that has been turned so often, as an upload's answer tells it. */
export function likenessOf({ url, heads, verdict, message }: UploadAnswer, turns: number): PhotoLikeness {
	const unmade = message === FAILED_MESSAGE ? "failed" : "making";
	const state = heads.length > 0 || verdict ? "ready" : unmade;
	return { photoId: photoIdOf(url) ?? "", turns, state, heads, verdict, message };
}

/**
 * Asks for a likeness, ever less often, until it is there, has failed, or is told of otherwise: fewer photos come before it. null
 * where there is none to come: the photo is gone, nobody waits any more (`signal`), or it took too long.
 */
export async function followLikeness(
	{ photoId, turns, message }: PhotoLikeness,
	signal: AbortSignal,
): Promise<PhotoLikeness | null> {
	let waited = 0;
	for (let pause = FIRST_MS; waited < PATIENCE_MS; pause = Math.min(LONGEST_MS, pause * LONGER)) {
		await new Promise((resolve) => setTimeout(resolve, pause));
		waited += pause;
		if (signal.aborted) return null;
		const answer = await ask(photoId, signal);
		if (answer === "gone") return null;
		const likeness = answer && likenessOf(answer, turns);
		if (likeness && (likeness.state !== "making" || likeness.message !== message)) return likeness;
	}
	return null;
}

/** null where the shop can't be heard just now. */
async function ask(photoId: string, signal: AbortSignal): Promise<UploadAnswer | "gone" | null> {
	// Without a network the browser would note each question as an error.
	if (!navigator.onLine) return null;
	try {
		const answer = await fetch(`/api/uploads/${photoId}`, { signal });
		if (answer.ok) return (await answer.json()) as UploadAnswer;
		return answer.status === 404 ? "gone" : null;
	} catch {
		return null;
	}
}

/** Turns a photo by a quarter. Gives how its likeness stands then, or why it couldn't be turned. */
export async function turnPhoto({ photoId, turns }: PhotoLikeness): Promise<PhotoLikeness | string> {
	try {
		const body = new URLSearchParams({ photoId, turns: String(turns) });
		const answer = await fetch("/create-book/turn", { method: "POST", body });
		return answer.ok ? ((await answer.json()) as PhotoLikeness) : (await answer.text()).trim();
	} catch {
		return PHOTO_TEXTS.notTurned;
	}
}
