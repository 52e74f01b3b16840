import { data, redirect } from "@remix-run/node";
import { isDatabaseAway } from "#db/postgres/away";
import type { Problem } from "~/shop/result";
import { forgetFailedForm, keepFailedForm, readFailedForm } from "~/shop/sessions/failed-forms.server";
import { clientAddress } from "./connection.server";
import { problemHeaders, statusOf } from "./statuses.server";
import type { Visitor } from "./visitor.server";

/** What an address carries whose page shows a form that failed: the id under which that is kept. */
const QUERY = "failed";

/** What failed because the database is away is shown at once. */
function whileAway(error: unknown): null {
	if (isDatabaseAway(error)) return null;
	throw error;
}

/** The forms whose failed posts are kept. */
export type KeptForm = "book" | "checkout";

/**
 * Keeps what a page shows beside its form that failed: never a card or a password. Gives the address under which `page` (path
 * and query) shows it, by `readFailedPost`; null where it can't be kept: no room, no session, more than 64 KB.
 */
export async function keepFailedPost(
	{ shop, session, request }: Visitor,
	form: KeptForm,
	page: string,
	shown: object,
): Promise<string | null> {
	const kept =
		session && (await keepFailedForm(shop, session, { form, shown, from: clientAddress() }).catch(whileAway));
	if (!kept?.ok) return null;
	const { pathname, searchParams } = new URL(page, request.url);
	searchParams.set(QUERY, kept.value);
	return `${pathname}?${searchParams}`;
}

/**
 * Answers a failed post by 303 to its page (the address it was sent to unless given), where `readFailedPost` gives `shown`: so
 * Back, reload and a tab that is opened again show the page with its errors, and never ask to send a form. `shown` is what the
 * page adds to what it reads itself. Where that can't be kept, `atOnce` is the answer to the post itself, with the problem's
 * status: the page reads it as its action's data.
 */
export async function answerFailedPost<Shown extends object>(
	visitor: Visitor,
	form: KeptForm,
	problem: Problem,
	{ shown, atOnce = shown, page = visitor.request.url }: { shown: Shown; atOnce?: Shown; page?: string },
) {
	const status = statusOf(problem);
	const to = await keepFailedPost(visitor, form, page, shown);
	if (to) return redirect(to, { status: 303, headers: visitor.headers });
	const headers = new Headers(visitor.headers);
	for (const [name, value] of Object.entries(problemHeaders(problem))) headers.set(name, value);
	return data(atOnce, { status, headers });
}

/** What `answerFailedPost` kept for the page whose address this is; null on a plain visit, and when its time is over. */
export async function readFailedPost<Shown>(visitor: Visitor, form: KeptForm): Promise<Shown | null> {
	const { shop, session, request } = visitor;
	const id = new URL(request.url).searchParams.get(QUERY);
	if (!session || !id) return null;
	return (await readFailedForm(shop, session, { form, id })) as Shown | null;
}

/** The form was accepted at last: coming back to its page shows no old errors. */
export async function forgetFailedPost({ shop, session }: Visitor, form: KeptForm): Promise<void> {
	if (session) await forgetFailedForm(shop, session, form);
}
