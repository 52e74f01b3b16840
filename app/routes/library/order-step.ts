import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readEmpty } from "~/http/form.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { redirectWithToast } from "~/http/toasts.server";
import { moveOwnOrder, type OwnStep } from "~/shop/orders/move-own-order.server";
import { meetForOrder, orderPage } from "./order-visit.server";

/** What is done where, and what is said of it then. */
const STEPS: Record<string, { step: OwnStep; message: string }> = {
	approve: { step: "approve", message: "Thank you. Your book goes to our printer now." },
	arrived: { step: "deliver", message: "Thank you for telling us. Enjoy your book!" },
};

/** The addresses are posted to: a GET leads to the order. */
export function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	throw redirect(orderPage(orderId, new URL(request.url).searchParams.get("key")));
}

/** One press on the order's page: its family's, or with the key of its mail's link anybody's. */
export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const { visitor, key, page } = await meetForOrder(request, orderId);
	await readEmpty(visitor).catch(pageRefusal);
	const pressed = STEPS[new URL(request.url).pathname.split("/").at(-1) ?? ""];
	if (!pressed) throw notFound();
	const moved = await moveOwnOrder(visitor.shop, visitor.actor, { orderId, key, step: pressed.step });
	if (!moved.ok && moved.error.code === "not_found") throw notFound();
	const toast = moved.ok
		? ({ message: pressed.message, type: "success" } as const)
		: ({ message: moved.error.message, type: "error" } as const);
	return redirectWithToast(page, toast, visitor.headers);
}

/** Never seen: it makes a refusal the shop's own error page. */
export default function OrderStep() {
	return null;
}
