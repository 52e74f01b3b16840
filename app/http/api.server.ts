import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Actor } from "~/shop/actor";
import type { Problem, Result } from "~/shop/result";
import { type Shop, theShop } from "~/shop.server";
import { bugOf } from "./bug.server";
import { nameRoute } from "./connection.server";
import { requireFamilyCall } from "./guards.server";
import { problemHeaders, Refusal, statusOf } from "./statuses.server";
import { readCaller, type Visitor } from "./visitor.server";

type Call = { visitor: Visitor; actor: Actor | null; params: Record<string, string | undefined>; url: URL };
/** Answers a call with a result, its success status 200 unless `created` says 201; a Response goes out as it is. */
export type Handler = (call: Call) => Promise<Result<unknown> | Created | Response>;
type Created = { ok: true; value: unknown; created: boolean };
type Method = "GET" | "POST" | "DELETE";
/** The two addresses of a call that both a signed-in family and a guest may make. */
type Twins = { family: string; guest: string };

/** The one envelope of every failure: clients of either habit read it, `error` or `message`. */
function envelope(problem: Problem, headers: Headers): Response {
	const { code, message, fields, details } = problem;
	for (const [name, value] of Object.entries(problemHeaders(problem))) headers.set(name, value);
	return Response.json(
		{ success: false, error: message, message, code, ...(fields ? { fields } : {}), ...details },
		{ status: statusOf(problem), headers },
	);
}

function apiHeaders(): Headers {
	return new Headers({
		"Cache-Control": "no-store",
		"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
	});
}

/**
 * The JSON door. Takes a handler a method and gives the route's loader and action. A call with a family's address and a
 * guest's stands in routes.ts under both: at the family's its actor is signed in, at the guest's whoever asks. For other methods answer 405 with `Allow`,
 * refusals and returned problems the envelope, bugs an id and nothing else. Where it isn't here (the sandbox, outside
 * test mode) every method is 404.
 */
export function api(
	address: string | Twins,
	handlers: Partial<Record<Method, Handler>>,
	from: "browser" | "signed" = "browser",
	isHere: (shop: Shop) => boolean = () => true,
) {
	const answer = async ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
		const url = new URL(request.url);
		const forFamily = typeof address !== "string" && !isGuestPath(address, url.pathname);
		const pattern = typeof address === "string" ? address : address[forFamily ? "family" : "guest"];
		nameRoute(pattern);
		const headers = apiHeaders();
		const method = request.method === "HEAD" ? "GET" : request.method;
		const handler = handlers[method as Method];
		try {
			if (!isHere(await theShop()))
				return envelope({ code: "not_found", message: "There is no such call." }, headers);
			if (!handler) {
				const message = `This address answers ${Object.keys(handlers).join(" and ")}.`;
				const answer = envelope({ code: "method", message }, headers);
				answer.headers.set("Allow", Object.keys(handlers).join(", "));
				return answer;
			}
			const visitor = await readCaller(request, from);
			try {
				const actor = forFamily ? requireFamilyCall(visitor) : visitor.actor;
				const result = await handler({ visitor, actor, params, url });
				if (result instanceof Response) return withHeaders(result, visitor.headers);
				for (const [name, value] of visitor.headers) headers.append(name, value);
				if (!result.ok) return envelope(result.error, headers);
				const status = "created" in result && result.created ? 201 : 200;
				return Response.json(result.value, { status, headers });
			} catch (error) {
				for (const [name, value] of visitor.headers) headers.append(name, value);
				throw error;
			}
		} catch (error) {
			if (error instanceof Refusal) return envelope(error.problem, headers);
			return envelope(bugOf(await theShop(), error), headers);
		}
	};
	return { loader: answer, action: answer };
}

/** The router takes an address in capitals too. */
function isGuestPath({ guest }: Twins, path: string): boolean {
	return path.toLowerCase().startsWith(guest.replace(/:.*/, ""));
}

function withHeaders(response: Response, extra: Headers): Response {
	for (const [name, value] of extra) response.headers.append(name, value);
	return response;
}
