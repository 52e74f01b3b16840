import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { clientAddress } from "~/http/connection.server";
import { enhanceScript } from "~/http/enhance.server";
import { readFailedPost } from "~/http/failed-post.server";
import { sessionExpired } from "~/http/guards.server";
import { assertWithin } from "~/http/limits.server";
import { pageRefusal } from "~/http/page.server";
import { takeTyped } from "~/http/typed-before-sign-in.server";
import { accountOf, readVisitor } from "~/http/visitor.server";
import { readCheckout } from "~/shop/checkout/read-checkout.server";
import { saveDelivery } from "~/shop/checkout/save-checkout.server";
import { LIMITS } from "~/shop/limits/rules";
import { countOpened } from "~/shop/tally/count-step.server";
import { dayAndTime } from "~/ui/day-and-time";
import {
	addressOf,
	answerCheckoutForm,
	type FailedCheckout,
	NOTHING_TO_BUY,
	saleOf,
	turnedAway,
} from "./answer-form.server";
import { CheckoutScreen } from "./CheckoutScreen";
import { OfferEndedScreen } from "./OfferEndedScreen";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
	{ title: `${page?.checkout && page.failed?.problem ? "Error: " : ""}Complete Your Order | ${BRAND.name}` },
	{ name: "description", content: "Where your book goes, what it costs, and how you pay for it." },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { shop, actor } = visitor;
	const expired = await sessionExpired(visitor, addressOf(request));
	if (expired) throw expired;
	if (!actor) throw redirect(NOTHING_TO_BUY);
	await assertWithin(shop, LIMITS.checkout, clientAddress()).catch(pageRefusal);
	const sale = saleOf(request);
	const account = await accountOf(visitor);
	// Pay was pressed when the session had ended.
	const typed = account && (await takeTyped(visitor));
	if (typed && typed.account === account?.id) await saveDelivery(shop, actor, { ...sale, typed });
	const family = account ? { id: account.id, username: account.username, email: account.email } : null;
	const checkout = await readCheckout(shop, actor, { ...sale, family });
	if (!checkout.ok && checkout.error.code === "forbidden") {
		return data({ ended: checkout.error.message, checkout: null }, { status: 403 });
	}
	if (!checkout.ok) throw await turnedAway({ shop, actor }, sale, checkout.error);
	await countOpened(shop, request, "checkout opened");
	const payments = shop.providers.payments.describe();
	const { offerEndsAt } = checkout.value;
	return data({
		ended: null,
		checkout: checkout.value,
		offerUntil: offerEndsAt && dayAndTime(offerEndsAt),
		failed: await readFailedPost<FailedCheckout>(visitor, "checkout"),
		payments,
		finds: shop.providers.addresses !== null,
		scripts: [enhanceScript("checkout"), ...(payments.kind === "stripe" ? [enhanceScript("stripe")] : [])],
	});
}

export async function action({ request }: ActionFunctionArgs) {
	return answerCheckoutForm(await readVisitor(request).catch(pageRefusal));
}

export default function Checkout() {
	const page = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	if (page.checkout === null) return <OfferEndedScreen message={page.ended} />;
	const failed = answered ?? page.failed;
	return (
		<CheckoutScreen
			checkout={page.checkout}
			offerUntil={page.offerUntil}
			payments={page.payments}
			problem={failed?.problem ?? null}
			ordersBefore={failed?.ordersBefore ?? page.checkout.ordersBefore}
			typedCoupon={failed?.typedCoupon ?? ""}
			finder={page.finds ? { found: failed?.found } : undefined}
			scripts={page.scripts}
		/>
	);
}
