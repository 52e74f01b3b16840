import { PICTURE_BYTES, PICTURE_TEXTS } from "~/shop/accounts/rules";
import { raiseToast } from "~/ui/raise-toast";
import { clearError, showError } from "./field-errors";

/** Sends the form's picture, telling how far it is in whole per cent. Rejects with the reason, in the server's words. */
function send(form: HTMLFormElement, onProgress: (percent: number) => void): Promise<string> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
			if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
		});
		request.addEventListener("load", () => {
			if (request.status === 200) resolve(request.responseText);
			else reject(new Error(messageOf(request.responseText) ?? `status ${request.status}`));
		});
		request.addEventListener("error", () => reject(new Error("the connection broke off")));
		request.open("POST", "/profile/picture");
		request.send(new FormData(form));
	});
}

function messageOf(body: string): string | null {
	try {
		return (JSON.parse(body) as { message?: string }).message ?? null;
	} catch {
		return null;
	}
}

function pictureOf(url: string, size: number): HTMLImageElement {
	const image = document.createElement("img");
	image.src = url;
	image.alt = "";
	image.width = image.height = size;
	return image;
}

/** On the profile, and in the header's avatar (ui/AccountMenu). */
function show(form: HTMLFormElement, url: string): void {
	const picture = pictureOf(url, 160);
	picture.dataset.picture = "";
	form.querySelector("[data-picture]")?.replaceWith(picture);
	document.querySelector(".avatar-button > *")?.replaceWith(pictureOf(url, 46));
}

/** Uploads a chosen picture at once, with its progress. */
function takeAtOnce(form: HTMLFormElement): void {
	const input = form.querySelector<HTMLInputElement>('input[type="file"]');
	const place = form.querySelector<HTMLElement>("[data-picture-progress]");
	const bar = place?.querySelector("progress");
	const words = place?.querySelector("span");
	if (!input || !place || !bar || !words) return;
	form.classList.add("takes-at-once");
	const progress = (percent: number) => {
		bar.value = percent;
		words.textContent = `Uploading ${percent}%`;
	};
	const fail = (message: string) => {
		showError(input, message);
		raiseToast({ message, type: "error" });
	};
	input.addEventListener("change", async () => {
		const file = input.files?.[0];
		if (!file) return;
		clearError(input);
		// The server decides; this spares a hopeless upload.
		if (file.size > PICTURE_BYTES) {
			fail(PICTURE_TEXTS.tooLarge);
			input.value = "";
			return;
		}
		place.hidden = false;
		progress(0);
		try {
			const body = await send(form, progress);
			const url = urlOf(body);
			if (!url) return fail("Failed to get download URL: the answer had none");
			progress(100);
			show(form, url);
			raiseToast({ message: PICTURE_TEXTS.uploaded, type: "success" });
		} catch (error) {
			fail(`Image upload failed: ${error instanceof Error ? error.message : String(error)}`);
		} finally {
			place.hidden = true;
			input.value = "";
		}
	});
}

function urlOf(body: string): string | null {
	try {
		return (JSON.parse(body) as { url?: string }).url ?? null;
	} catch {
		return null;
	}
}

for (const form of document.querySelectorAll<HTMLFormElement>("[data-picture-form]")) takeAtOnce(form);
