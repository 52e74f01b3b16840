import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readEmpty } from "~/http/form.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { redirectWithToast } from "~/http/toasts.server";
import type { Visitor } from "~/http/visitor.server";
import { moveOwnOrder, type OwnStep } from "~/shop/orders/move-own-order.server";
import { sayNotCome } from "~/shop/orders/postage-back.server";
import type { OrderAsked } from "~/shop/orders/read-order-detail.server";
import { done, type Result } from "~/shop/result";
import { meetForOrder, orderPath } from "./order-visit.server";

type Press = (visitor: Visitor, asked: OrderAsked) => Promise<Result<string>>;

/** A step, and what is said of it then. */
const take =
	(step: OwnStep, message: string): Press =>
	async ({ shop, actor }, asked) => {
		const moved = await moveOwnOrder(shop, actor, { ...asked, step });
		return moved.ok ? done(message) : moved;
	};

/** What is done where. */
const PRESSES: Record<string, Press> = {
	reopen: take("reopen", "Welcome back. Your book is as you left it."),
	arrived: take("deliver", "Thank you for telling us. Enjoy your book!"),
	"not-come": ({ shop, actor }, asked) => sayNotCome(shop, actor, asked),
};

/** The addresses are posted to: a GET leads to the order. */
export function loader({ params: { orderId = "" } }: LoaderFunctionArgs) {
	throw redirect(orderPath(orderId));
}

/** One press on the order's page, of whom it opens for. */
export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const { visitor, key, page } = await meetForOrder(request, orderId);
	await readEmpty(visitor).catch(pageRefusal);
	const press = PRESSES[new URL(request.url).pathname.split("/").at(-1) ?? ""];
	if (!press) throw notFound();
	const pressed = await press(visitor, { orderId, key });
	if (!pressed.ok && pressed.error.code === "not_found") throw notFound();
	const toast = pressed.ok
		? ({ message: pressed.value, type: "success" } as const)
		: ({ message: pressed.error.message, type: "error" } as const);
	return redirectWithToast(page, toast, visitor.headers);
}

/** Never seen: it makes a refusal the shop's own error page. */
export default function OrderStep() {
	return null;
}
