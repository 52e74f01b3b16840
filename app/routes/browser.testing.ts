import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

/** What a route module exports to answer requests with. */
export type RouteModule = {
	loader?: (args: LoaderFunctionArgs) => unknown;
	action?: (args: ActionFunctionArgs) => unknown;
};

type Send = {
	params?: Record<string, string>;
	method?: string;
	/** Typed into a form; a File makes it multipart. */
	form?: Record<string, string | File>;
	json?: unknown;
	/** Sent as it is. */
	body?: BodyInit;
	headers?: Record<string, string>;
};

/** What came back, however the route gave it: returned or thrown, a Response or data with a status. */
export type Answer = {
	status: number;
	/** Where a redirect leads. */
	to: string | null;
	headers: Headers;
	/** The page's data, or the parsed JSON of a call. */
	data: unknown;
};

/** A browser of a test: keeps cookies, and asks routes directly as the server would. */
export type Browser = {
	cookies: Map<string, string>;
	get(route: RouteModule, path: string, send?: Send): Promise<Answer>;
	post(route: RouteModule, path: string, send?: Send): Promise<Answer>;
};

export const ORIGIN = "http://localhost:3000";

export function openBrowser(cookies = new Map<string, string>()): Browser {
	const ask = async (route: RouteModule, path: string, method: string, send: Send): Promise<Answer> => {
		const headers = new Headers(send.headers);
		if (cookies.size > 0) headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
		if (send.json !== undefined) headers.set("Content-Type", "application/json");
		const request = new Request(`${ORIGIN}${path}`, { method, headers, body: bodyOf(method, send) });
		const answering = method === "GET" || method === "HEAD" ? route.loader : route.action;
		if (!answering) throw new Error(`${path} answers no ${method}`);
		const answer = await settled(async () => answering({ request, params: send.params ?? {}, context: {} }));
		for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
		return answer;
	};
	return {
		cookies,
		get: (route, path, send = {}) => ask(route, path, send.method ?? "GET", send),
		post: (route, path, send = {}) => ask(route, path, send.method ?? "POST", send),
	};
}

/** The words of the toast that an answer brings along; null for none. */
export function toastOf({ headers }: Pick<Answer, "headers">): string | null {
	const cookie = headers.getSetCookie().find((one) => /^(__Host-)?fk_toast=./.test(one));
	const signed = decodeURIComponent(cookie?.split(";")[0]?.split("=").slice(1).join("=") ?? "");
	const text = Buffer.from(signed.split(".")[0] ?? "", "base64").toString();
	return text
		? (Object.values(JSON.parse(text) as Record<string, { toast?: { message: string } }>)[0]?.toast
				?.message ?? null)
		: null;
}

function bodyOf(method: string, { form, json, body: asItIs }: Send): BodyInit | undefined {
	if (method === "GET" || method === "HEAD") return undefined;
	if (asItIs !== undefined) return asItIs;
	if (json !== undefined) return typeof json === "string" ? json : JSON.stringify(json);
	const fields = Object.entries(form ?? {});
	if (!fields.some(([, value]) => value instanceof File)) {
		return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
	}
	const body = new FormData();
	for (const [name, value] of fields) body.append(name, value);
	return body;
}

function keep(cookies: Map<string, string>, setCookie: string): void {
	const [pair = "", ...rules] = setCookie.split("; ");
	const at = pair.indexOf("=");
	const name = pair.slice(0, at);
	const gone = rules.some((rule) => rule === "Max-Age=0" || rule.startsWith("Expires=Thu, 01 Jan 1970"));
	if (gone) cookies.delete(name);
	else cookies.set(name, pair.slice(at + 1));
}

type WithInit = { type: "DataWithResponseInit"; data: unknown; init: ResponseInit | null };

async function settled(work: () => Promise<unknown>): Promise<Answer> {
	const value = await work().catch((thrown: unknown) => thrown);
	if (value instanceof Error) throw value;
	if (value instanceof Response) {
		const isJson = value.headers.get("Content-Type")?.includes("json") ?? false;
		return {
			status: value.status,
			to: value.headers.get("Location"),
			headers: value.headers,
			data: isJson ? await value.json() : new Uint8Array(await value.arrayBuffer()),
		};
	}
	const { data, init } = isWithInit(value) ? value : { data: value, init: null };
	return { status: init?.status ?? 200, to: null, headers: new Headers(init?.headers), data };
}

function isWithInit(value: unknown): value is WithInit {
	return (
		typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit"
	);
}
