import type { UploadAnswer } from "~/shop/likenesses/read-likeness.server";
import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { PHOTO_LIMIT_BYTES, PHOTO_TEXTS } from "~/shop/photos/rules";
import { likenessOf } from "./follow-likeness";

type Uploaded = { ok: true; url: string; likeness: PhotoLikeness } | { ok: false; message: string };

/**
 * One request at a time: the first one may bring the browser its session, and two at once would bring it two, one of which
 * would own a photo for nobody.
 */
let turn: Promise<unknown> = Promise.resolve();

export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
	const mine = turn.then(work, work);
	turn = mine.catch(() => undefined);
	return mine;
}

/** The browser has its session: photos need not wait for one another's heads. */
let isKnown = false;

/** Uploads a chosen photo; `onProgress` hears per cent, 0 to 100. What is wrong with it comes back in the shop's own words. */
export async function uploadPhoto(file: File, onProgress: (percent: number) => void): Promise<Uploaded> {
	if (file.size > PHOTO_LIMIT_BYTES) return { ok: false, message: PHOTO_TEXTS.tooLarge };
	const sent = await (isKnown ? send(file, onProgress) : oneAtATime(() => send(file, onProgress)));
	isKnown ||= sent.ok;
	return sent;
}

function send(file: File, onProgress: (percent: number) => void): Promise<Uploaded> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		const failed = () => resolve({ ok: false, message: PHOTO_TEXTS.failed });
		request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / Math.max(1, total)) * 100);
		request.onerror = failed;
		request.onload = () => {
			const answer = (request.response ?? {}) as Partial<UploadAnswer>;
			if (request.status === 201 && answer.url)
				resolve({ ok: true, url: answer.url, likeness: likenessOf(answer as UploadAnswer, 0) });
			else resolve({ ok: false, message: answer.message ?? PHOTO_TEXTS.failed });
		};
		request.open("POST", "/api/uploads");
		request.responseType = "json";
		const form = new FormData();
		form.append("file", file);
		request.send(form);
	});
}
