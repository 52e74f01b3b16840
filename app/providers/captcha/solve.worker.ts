import { solve } from "./solve";

/** Does a challenge's work in a thread of its own, so that a page on a cheap phone stays responsive: gives the nonce, or null where it can't. */
addEventListener("message", ({ data }: MessageEvent<{ salt: string; zeros: number }>) => {
	solve(data).then(
		(nonce) => postMessage(nonce),
		() => postMessage(null),
	);
});
