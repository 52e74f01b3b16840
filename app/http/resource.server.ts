import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Problem } from "~/shop/result";
import { type Shop, theShop } from "~/shop.server";
import { bugOf } from "./bug.server";
import { nameRoute } from "./connection.server";
import { isProblemPage } from "./page.server";
import { problemHeaders, Refusal, statusOf } from "./statuses.server";

type Asked = LoaderFunctionArgs | ActionFunctionArgs;
type Handlers = Partial<Record<"GET" | "POST", (asked: Asked) => Promise<Response>>>;

const BROKEN = "Something went wrong on our side. Please try again in a minute.";

/**
 * The door of an address that is neither page nor call: a picture, a download, what a page's own script asks. Takes a
 * handler a method and gives the route's loader and action: other methods answer 405 with `Allow`, refusals (those of a
 * page's guards as well) their message as plain text, bugs a text that says nothing. Redirects go on their way.
 * Where it isn't here (the sandbox, outside test mode) every method is 404.
 */
export function resource(pattern: string, handlers: Handlers, isHere: (shop: Shop) => boolean = () => true) {
	const answer = async (asked: Asked): Promise<Response> => {
		nameRoute(pattern);
		const { method } = asked.request;
		const handler = handlers[(method === "HEAD" ? "GET" : method) as keyof Handlers];
		try {
			if (!isHere(await theShop())) return notFoundResponse();
			return handler ? await handler(asked) : wrongMethod(handlers);
		} catch (thrown) {
			if (thrown instanceof Response) return thrown;
			if (thrown instanceof Refusal) return plainText(thrown.problem);
			if (isProblemPage(thrown)) return inPlainText(thrown);
			return plainText(bugOf(await theShop(), thrown, BROKEN));
		}
	};
	return { loader: answer, action: answer };
}

/** The 404 of such an address: the same for what isn't there and what isn't yours. */
export function notFoundResponse(): Response {
	return text(404, "There is nothing here.");
}

/** What is kept as a file, or 404 where it isn't there or isn't theirs. */
export function fileResponse(bytes: Uint8Array | null | undefined, headers: HeadersInit): Response {
	return bytes ? new Response(new Uint8Array(bytes), { headers }) : notFoundResponse();
}

function wrongMethod({ GET, POST }: Handlers): Response {
	const only = GET && POST ? "opened or posted to" : GET ? "opened" : "posted to";
	const allowed = [...(GET ? ["GET", "HEAD"] : []), ...(POST ? ["POST"] : [])];
	return text(405, `This address can only be ${only}.`, { Allow: allowed.join(", ") });
}

function plainText(problem: Problem): Response {
	if (problem.code === "not_found") return notFoundResponse();
	return text(statusOf(problem), problem.message, problemHeaders(problem));
}

/** What a page's guard says; a 404 without words and anything else without them get the house's own. */
function inPlainText({ data, init }: { data: unknown; init: ResponseInit | null }): Response {
	const status = init?.status ?? 500;
	if (status === 404) return notFoundResponse();
	const { message } = (data ?? {}) as { message?: string | null };
	return text(status, message ?? "This can't be opened.", init?.headers);
}

function text(status: number, words: string, more?: HeadersInit): Response {
	const headers = new Headers(more);
	headers.set("Content-Type", "text/plain; charset=utf-8");
	headers.set("Cache-Control", "no-store");
	headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
	return new Response(`${words}\n`, { status, headers });
}
