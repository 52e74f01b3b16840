import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { orSay } from "~/http/failed-form.server";
import { requireFamily } from "~/http/guards.server";
import { notFound } from "~/http/page.server";
import { statusOf } from "~/http/statuses.server";
import { listOrders, ORDERS_A_PAGE } from "~/shop/orders/list-orders.server";
import { shownPages } from "../page-number";
import { FAILED, OrdersScreen } from "./OrdersScreen";

export const meta: MetaFunction = () => [
	{ title: `My Orders | ${BRAND.name}` },
	{ name: "description", content: "The books you have ordered, and how each of them stands." },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor, user, visitor } = await requireFamily(request);
	const url = new URL(request.url);
	const pages = shownPages(url);
	if (!pages) throw notFound();
	const limit = ORDERS_A_PAGE * (pages.last - pages.first + 1);
	const list = await orSay(visitor, FAILED, listOrders(shop, actor, { page: pages.first, limit }));
	return data(
		{
			pages,
			list: list.ok ? list.value : null,
			unproved: user.email_proved === 1 ? null : user.email,
			reviewed: url.searchParams.get("review") === "success",
			script: enhanceScript("library"),
		},
		{ status: list.ok ? 200 : statusOf(list.error), headers: visitor.headers },
	);
}

export default function Orders() {
	const { script, ...screen } = useLoaderData<typeof loader>();
	return (
		<>
			<OrdersScreen {...screen} />
			<script type="module" src={script} />
		</>
	);
}
