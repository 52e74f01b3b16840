import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { answerHeaders } from "~/http/failed-form.server";
import { readFailedPost } from "~/http/failed-post.server";
import { sessionExpired } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { listOrderable } from "~/shop/books/list-orderable.server";
import { captchaFor } from "~/shop/books/pass-captcha.server";
import { readDraft } from "~/shop/books/read-draft.server";
import { readStage } from "~/shop/books/read-stage.server";
import { stylesWithSamples } from "~/shop/pages/style-samples.server";
import { countOpened } from "~/shop/tally/count-step.server";
import { publicTags } from "../../public-head";
import { readFreeze } from "../freeze.server";
import { likenessesOf } from "../likenesses-of.server";
import { withBook } from "../with-book";
import { answerBookForm, type FailedBookForm } from "./book-form.server";
import { CreateBookScreen } from "./CreateBookScreen";

export const headers = answerHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{
		title: `${data?.refused ? "Error: " : data?.isAsked ? "Who is who? " : ""}Build your book | ${BRAND.name}`,
	},
	...(data?.head ?? []),
];

const STEPS = {
	writing: "/create-book/progress",
	drawing: "/create-book/progress",
	frozen: "/create-book/frozen",
	cover: "/create-book/cover",
};

/** The family's idea. `?book=` is the book whose story changes, when another tab's draft has taken its place. */
export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { shop, actor } = visitor;
	const { pathname, search, searchParams: query } = new URL(request.url);
	const expired = await sessionExpired(visitor, pathname + search);
	if (expired) throw expired;
	const book = query.get("book") ?? undefined;
	const stage = await readStage(shop, actor, book);
	if (stage.at in STEPS && !query.has("edit")) {
		const step = STEPS[stage.at as keyof typeof STEPS];
		throw redirect(stage.at === "cover" && book === undefined ? "/create-book/choose" : withBook(step, book));
	}
	await countOpened(shop, request, "form opened");
	const failed = await readFailedPost<FailedBookForm>(visitor, "book");
	const draft = await readDraft(shop, actor, book);
	return {
		head: publicTags("/create-book", shop.settings.APP_URL),
		...draft,
		likenesses: await likenessesOf(shop, actor, draft.form),
		isAsked: stage.at === "asked",
		account: actor?.kind === "family" ? actor.id : null,
		failed,
		failure: stage.at === "failed" ? stage : null,
		hasCover: stage.at === "cover" || (stage.at === "failed" && stage.hasCover),
		styles: await stylesWithSamples(shop),
		captcha: await captchaFor(shop, visitor.session),
		freeze: await readFreeze(visitor),
		finished: actor && stage.at === "form" ? await listOrderable(shop, actor) : [],
		restore: query.has("restore"),
		// A post that is answered at once brings its headers along.
		refused: failed !== null || request.headers.has("Content-Type"),
		script: enhanceScript("create-book"),
	};
}

export async function action({ request }: ActionFunctionArgs) {
	return answerBookForm(await readVisitor(request).catch(pageRefusal));
}

export default function CreateBook() {
	const { script, ...loaded } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	return (
		<>
			<CreateBookScreen {...loaded} {...(answered ?? loaded.failed)} />
			<script type="module" src={script} />
		</>
	);
}
