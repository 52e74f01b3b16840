import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { runDueJobs } from "~/jobs/worker.server";
import { isAnswer, sumOf } from "~/providers/captcha/question";
import { ideaOf, ROSA, smallJpeg } from "~/shop/books/books.testing";
import { captchaFor } from "~/shop/books/pass-captcha.server";
import type { DraftForm } from "~/shop/books/rules";
import type { Shop } from "~/shop.server";
import * as uploads from "../api/uploads";
import * as page from "./create-book/route";

type Args = LoaderFunctionArgs & ActionFunctionArgs;
type Handler = (args: Args) => unknown;

/** What a route answered: the data of a page or the response. Thrown answers count as answers. */
export type Answer = {
	status: number;
	location: string | null;
	headers: Headers;
	body: Record<string, unknown>;
};

const ORIGIN = "http://localhost:3000";

/** A browser with its cookies, without scripts: calls loaders and actions as the server would. */
export function openBrowser() {
	const cookies = new Map<string, string>();
	const call = async (
		handler: Handler,
		path: string,
		init: RequestInit,
		params: Record<string, string>,
	): Promise<Answer> => {
		const request = new Request(new URL(path, ORIGIN), init);
		request.headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
		const args = { request, params, context: {} } as Args;
		const answer = await Promise.resolve()
			.then(() => handler(args))
			.catch((thrown: unknown) => thrown);
		if (answer instanceof Error) throw answer;
		const read = await readAnswer(answer);
		for (const cookie of read.headers.getSetCookie()) use(cookie);
		return read;
	};
	/** The session is the one of this `Set-Cookie` from now on. */
	const use = (cookie: string) => {
		const [pair = ""] = cookie.split(";");
		cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
	};
	return {
		cookies,
		use,
		get: (loader: Handler, path: string, params = {}) => call(loader, path, {}, params),
		post: (action: Handler, path: string, body: FormData | URLSearchParams) =>
			call(action, path, { method: "POST", body }, {}),
		postBody: (action: Handler, path: string, body: Uint8Array, headers: Record<string, string>) =>
			call(action, path, { method: "POST", body: body as BodyInit, headers }, {}),
		postJson: (action: Handler, path: string, body: unknown) =>
			call(
				action,
				path,
				{ method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
				{},
			),
	};
}

export type Browser = ReturnType<typeof openBrowser>;

async function readAnswer(answer: unknown): Promise<Answer> {
	if (answer instanceof Response) {
		const type = answer.headers.get("Content-Type") ?? "";
		const body = type.includes("json") ? ((await answer.json()) as Record<string, unknown>) : {};
		return { status: answer.status, location: answer.headers.get("Location"), headers: answer.headers, body };
	}
	const { data, init } = answer as { data?: Record<string, unknown>; init?: ResponseInit };
	const headers = new Headers(init?.headers);
	return {
		status: init?.status ?? 200,
		location: null,
		headers,
		body: data ?? (answer as Record<string, unknown>),
	};
}

/** The fields of the book form as a browser sends them. */
export function formOf(form: DraftForm, more: Record<string, string> = {}): FormData {
	const fields = new FormData();
	// A guest's form has no field for an account.
	for (const [name, value] of Object.entries({ ...form, account: null }))
		if (typeof value === "string") fields.set(name, value);
	for (const [index, character] of form.characters.entries()) {
		for (const [name, value] of Object.entries(character))
			fields.set(`characters.${index}.${name}`, String(value));
	}
	for (const [name, value] of Object.entries(more)) fields.set(name, value);
	return fields;
}

/** Sends the book form. A post that failed has the body of the page it is answered with, and what is wrong beside that. */
export async function sendBookForm(browser: Browser, fields: FormData): Promise<Answer> {
	const sent = await browser.post(page.action, "/create-book?edit", fields);
	if (sent.status !== 303) return sent;
	const { body } = await browser.get(page.loader, sent.location ?? "");
	return { ...sent, body: { ...body, ...(body.failed as object) } };
}

/** The fields of a captcha that a person has answered. */
export async function answered(shop: Shop): Promise<Record<string, string>> {
	const challenge = await captchaFor(shop, null);
	if (challenge?.kind !== "embedded") throw new Error("no question was asked");
	const words = /^What is (\w+) plus (\w+)\?$/.exec(challenge.question);
	const numbers = Array.from({ length: 9 }, (_, index) => sumOf(index, 0)[0]);
	const numberOf = (word = "") => numbers.find((number) => isAnswer([number, 0], word)) ?? 0;
	return {
		"captcha-challenge": challenge.challenge,
		captcha: String(numberOf(words?.[1]) + numberOf(words?.[2])),
	};
}

/** Calls and does the work it waits for. */
export async function calling<T>(shop: Shop, call: Promise<T>): Promise<T> {
	const stop = new AbortController();
	const working = (async () => {
		while (!stop.signal.aborted) {
			await runDueJobs(shop);
			await new Promise((resolve) => setImmediate(resolve));
		}
	})();
	const answer = await call;
	stop.abort();
	await working;
	return answer;
}

/** A file as a form carries it. */
export function fileOf(bytes: Uint8Array | string, name = "me.jpg"): File {
	return new File([bytes as BlobPart], name);
}

/** Uploads a photo by the call. */
export async function upload(
	browser: Browser,
	action: Handler,
	bytes: Uint8Array | string,
	name?: string,
): Promise<Answer> {
	const form = new FormData();
	form.set("file", fileOf(bytes, name));
	return browser.post(action, "/api/uploads", form);
}

/** An idea with photos that this browser has uploaded. */
export async function uploadedIdea(shop: Shop, browser: Browser): Promise<DraftForm> {
	const form = await ideaOf(shop, ROSA);
	for (const character of form.characters)
		character.imageUrl = String((await upload(browser, uploads.action, await smallJpeg())).body.url);
	return form;
}

/** A form with two photos as files, as a browser without scripts sends it. */
export async function filledForm(shop: Shop, more: Record<string, string> = {}): Promise<FormData> {
	const idea = await ideaOf(shop, ROSA);
	for (const character of idea.characters) character.imageUrl = "";
	const fields = formOf(idea, more);
	for (const index of [0, 1]) fields.set(`characters.${index}.photo`, fileOf(await smallJpeg()));
	return fields;
}
