import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm, type UploadRules } from "~/http/form.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { redirectWithToast } from "~/http/toasts.server";
import { damageInput } from "~/shop/orders/contract";
import { DAMAGE_TEXTS } from "~/shop/orders/damage";
import { reportDamage } from "~/shop/orders/report-damage.server";
import { PHOTO_LIMIT_BYTES } from "~/shop/photos/rules";
import type { Problem } from "~/shop/result";
import { meetForOrder, openOrderForm } from "../order-visit.server";
import { DamagedScreen } from "./DamagedScreen";

const PHOTO_RULES: UploadRules = { limitBytes: PHOTO_LIMIT_BYTES, most: 1, of: "picture" };

/** A browser forgets a chosen file with the answer. */
const PHOTO_AGAIN: Problem = {
	code: "invalid",
	message: DAMAGE_TEXTS.photoAgain,
	fields: { photo: [DAMAGE_TEXTS.photoAgain] },
};

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `A damaged book | ${BRAND.name}` }];

/** Where whoever may open an order's page tells that its book came damaged. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { order, damage, page, lastResult } = await openOrderForm(request, orderId);
	const why = order.state === "delivered" ? DAMAGE_TEXTS.over : DAMAGE_TEXTS.notThere;
	const closed = damage.until ? null : damage.told?.answer === null ? DAMAGE_TEXTS.before : why;
	const photoAgain = lastResult && { ...lastResult, error: { photo: [DAMAGE_TEXTS.photoAgain] } };
	return { order, until: damage.until, closed, page, lastResult: photoAgain };
}

export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const { visitor, key, page } = await meetForOrder(
		request,
		orderId,
		Object.keys(damageInput.shape),
		PHOTO_RULES,
	);
	const form = await readForm(visitor, PHOTO_RULES).catch(pageRefusal);
	try {
		const submission = parseForm(form.fields, damageInput);
		const [photo] = form.uploads;
		if (submission.status !== "success") return failedForm(visitor, submission, photo ? PHOTO_AGAIN : null);
		if (photo?.refused) return failedForm(visitor, submission, photo.refused);
		const asked = { orderId, key, words: submission.value.words, photo };
		const told = await orSay(visitor, DAMAGE_TEXTS.failed, reportDamage(visitor.shop, visitor.actor, asked));
		if (!told.ok && told.error.code === "not_found") throw notFound();
		if (!told.ok) return failedForm(visitor, submission, told.error);
		return redirectWithToast(page, { message: told.value, type: "success" }, visitor.headers);
	} finally {
		await form.discard();
	}
}

export default function DamagedBook() {
	const { lastResult, ...screen } = useLoaderData<typeof loader>();
	return <DamagedScreen {...screen} lastResult={useActionData<typeof action>()?.lastResult ?? lastResult} />;
}
