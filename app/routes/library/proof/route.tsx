import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { answerHeaders } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { problemHeaders, statusOf } from "~/http/statuses.server";
import { takeTyped } from "~/http/typed-before-sign-in.server";
import type { Visitor } from "~/http/visitor.server";
import { typedWords, WRITTEN_FIELDS, writtenPages } from "~/http/written-pages.server";
import type { OrderAsked } from "~/shop/orders/read-order-detail.server";
import type { WrittenPage } from "~/shop/pages/write-words.server";
import { chooseProofVersion } from "~/shop/proof/choose-version.server";
import { editWords } from "~/shop/proof/edit-words.server";
import { readProof, readProofVersions } from "~/shop/proof/read-proof.server";
import { redrawPage } from "~/shop/proof/redraw-page.server";
import { respellName } from "~/shop/proof/respell-name.server";
import type { Result } from "~/shop/result";
import { BACK_PLACE } from "~/ui/book-pages/BackCover";
import { openingAt, openingName, openingsOf } from "~/ui/book-pages/openings";
import { meetForOrder, orderPath } from "../order-visit.server";
import { NoProof, ProofScreen } from "./ProofScreen";
import { typedBefore } from "./typed-before";

export const headers = answerHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
	{
		title: `${shown?.screen ? `${openingName(shown.screen.opening)} of ${shown.screen.proof.title}` : "Your book"} | ${BRAND.name}`,
	},
];

const proofPath = (orderId: string, page: number) => orderPath(orderId, "/proof", { page: String(page) });

/** One opening of the book, `?page=`; for the order's family and whoever has its link. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { visitor, key, page: order } = await meetForOrder(request, orderId);
	const { shop, actor } = visitor;
	const asked = { orderId, key };
	const found = await readProof(shop, actor, asked);
	if (!found.ok) throw notFound();
	const { pages, ...proof } = found.value;
	const typed = await takeTyped(visitor);
	const written = writtenPages({ get: (name) => typed?.[name] ?? null });
	const wanted = new URL(request.url).searchParams.get("page") ?? typed?.number ?? "1";
	const openings = openingsOf(pages);
	const at = /^\d{1,2}$/.test(wanted) ? openingAt(openings, Number(wanted)) : -1;
	const opening = openings[at];
	if (!opening && openings.length > 0) throw notFound();
	const to = (index: number) => {
		const first = openings[index]?.[0];
		return first ? `${proofPath(orderId, first.number)}#book` : null;
	};
	const last = pages.at(-1)?.number ?? 0;
	const pictures = [...new Set(opening?.map(({ spread }) => spread))];
	const versions = await Promise.all(
		pictures.map((first) => readProofVersions(shop, asked, proof.bookId, first)),
	);
	return {
		order,
		screen: opening
			? {
					proof,
					opening,
					versions,
					failed: typedBefore(typed, written, opening, versions),
					order,
					previous: to(at - 1),
					next: to(at + 1),
					last,
					backAt: `${proofPath(orderId, last)}#${BACK_PLACE}`,
					here: proofPath(orderId, opening[0].number),
					approve: orderPath(orderId, "/approve"),
				}
			: null,
		script: enhanceScript("book-pages"),
	};
}

type Sent = OrderAsked & {
	number: number;
	version: number;
	pages: readonly WrittenPage[];
	who: string;
	name: string;
};

/** Whatever a form of the page sends. */
const TYPED = ["number", "version", "who", "name", ...WRITTEN_FIELDS];

/** What each button of the page does. */
const ANSWERS: Record<string, (visitor: Visitor, sent: Sent) => Promise<Result<unknown>>> = {
	write: ({ shop, actor }, sent) => editWords(shop, actor, sent),
	respell: ({ shop, actor }, sent) => respellName(shop, actor, sent),
	redraw: ({ shop, actor }, sent) => redrawPage(shop, actor, sent),
	choose: ({ shop, actor }, sent) => chooseProofVersion(shop, actor, sent),
};

export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const { visitor, key } = await meetForOrder(request, orderId, TYPED);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const whole = (name: string) => (/^\d{1,4}$/.test(String(fields.get(name))) ? Number(fields.get(name)) : 0);
	const asked = { orderId, key };
	const sent = {
		...asked,
		number: whole("number"),
		version: whole("version"),
		pages: writtenPages(fields),
		who: String(fields.get("who") ?? ""),
		name: String(fields.get("name") ?? ""),
	};
	const intent = String(fields.get("intent"));
	const answered = Object.hasOwn(ANSWERS, intent) ? await ANSWERS[intent]?.(visitor, sent) : undefined;
	if (!answered || answered.ok) {
		const to = `${proofPath(orderId, Math.max(1, sent.number))}#book`;
		throw redirect(to, { status: 303, headers: visitor.headers });
	}
	const { error } = answered;
	if (error.code === "not_found" && !fields.has("number")) throw notFound();
	const typed = typedWords(sent.pages, error);
	const { who, name } = sent;
	const typedName = fields.has("who") ? { who, name, error: error.message } : null;
	return data(
		{ failed: { message: error.message, typed, typedName } },
		{ status: statusOf(error), headers: problemHeaders(error) },
	);
}

export default function OrderProof() {
	const { screen, order, script } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	if (!screen) return <NoProof order={order} />;
	return (
		<>
			<ProofScreen {...screen} {...answered} />
			<script type="module" src={script} />
		</>
	);
}
