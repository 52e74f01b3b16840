import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { orSay } from "~/http/failed-form.server";
import { readEmpty } from "~/http/form.server";
import { requireFamily } from "~/http/guards.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import { addOrderToAccount } from "~/shop/accounts/add-order.server";
import { readOrderDetail } from "~/shop/orders/read-order-detail.server";
import { ORDER_FAILED, OrderProblem, orderProblem, PROBLEM_TITLES } from "~/ui/library/OrderProblem";
import { keyFor, meetForOrder, orderPath } from "../order-visit.server";
import { OrderScreen } from "./OrderScreen";
import { rememberOrder } from "./remember-order.server";

export const meta: MetaFunction<typeof loader> = ({ data: screen }) => {
	const order = screen?.detail?.order;
	const title = order ? `Order ${order.orderNumber}` : PROBLEM_TITLES[screen?.problem ?? "missing"];
	return [
		{ title: `${title} | ${BRAND.name}` },
		{ name: "description", content: "How your order stands, and what you can do with it." },
	];
};

/** The family's own order, or the one that this browser has bought; with the key of its mail's link, whoever has it. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { visitor, key } = await meetForOrder(request, orderId);
	const reading = readOrderDetail(visitor.shop, visitor.actor, { orderId, key });
	const found = await orSay(visitor, ORDER_FAILED, reading);
	const detail = found.ok ? found.value : null;
	if (detail && !detail.mine && key) await rememberOrder(visitor, { orderId, key });
	return data(
		{
			detail,
			signedIn: visitor.actor?.kind === "family",
			problem: orderProblem(found),
		},
		{ status: found.ok ? 200 : statusOf(found.error), headers: visitor.headers },
	);
}

/** Takes a guest's order into the account of the family that it is proved to be. */
export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const { shop, actor, visitor } = await requireFamily(request, orderPath(orderId));
	await readEmpty(visitor).catch(pageRefusal);
	const added = await addOrderToAccount(shop, actor, {
		orderId,
		key: keyFor(request, visitor, orderId) ?? "",
	});
	if (!added.ok && added.error.code === "forbidden") {
		const toast = { message: added.error.message, type: "error" } as const;
		return redirectWithToast(orderPath(orderId), toast, visitor.headers);
	}
	if (!added.ok) throw notFound();
	const toast = { message: "This order is in your account now.", type: "success" } as const;
	return redirectWithToast(orderPath(orderId), toast, visitor.headers);
}

export default function Order() {
	const { detail, problem, ...screen } = useLoaderData<typeof loader>();
	return detail ? <OrderScreen {...detail} {...screen} /> : <OrderProblem problem={problem} />;
}
