import type { OrderList } from "~/shop/orders/list-orders.server";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { ListFailed } from "~/ui/library/ListFailed";
import { ListFoot } from "~/ui/library/ListFoot";
import { OrderRow } from "~/ui/library/OrderRow";
import type { ShownPages } from "~/ui/library/shown-pages";
import { Notice } from "~/ui/Notice";
import { PageHeader } from "~/ui/PageHeader";
import { OrderedAsGuest } from "./OrderedAsGuest";

/** Toast and banner say the same. */
export const FAILED = "Failed to fetch orders";

type OrdersScreenProps = {
	pages: ShownPages;
	/** null: it couldn't be read. */
	list: OrderList | null;
	/** The account's address while its owner hasn't answered from it; null once it is proved. */
	unproved: string | null;
	/** A review has just been submitted. */
	reviewed: boolean;
};

/** A family's orders, the newest first, some pages at a time. */
export function OrdersScreen({ pages, list, unproved, reviewed }: OrdersScreenProps) {
	const none = list !== null && pages.first === 1 && list.orders.length === 0;
	return (
		<div className="page page-section">
			<PageHeader title="Your Orders">
				{none ? undefined : "From the first sketch to your letterbox: where each of your books is."}
			</PageHeader>
			{reviewed ? (
				<div className="list-notice">
					<Notice kind="success" live>
						<p>
							<strong>Thank you for your review!</strong> It is with your order now.
						</p>
					</Notice>
				</div>
			) : null}
			{list === null ? <ListFailed message={FAILED} /> : null}
			{none ? (
				<div className="stack-large">
					<EmptyState
						title="No orders yet"
						action={<ButtonLink href="/create-book">Create a book</ButtonLink>}
					>
						Your orders will stand here, each with its book and where it is.
					</EmptyState>
					<OrderedAsGuest unproved={unproved} />
				</div>
			) : null}
			{list && !none ? (
				<>
					<ul className="stack orders" id="orders">
						{list.orders.map((order) => (
							<OrderRow key={order.id} order={order} />
						))}
					</ul>
					{list.orders.length === 0 ? (
						<p className="list-end text-soft">There are no orders this far back.</p>
					) : null}
					<ListFoot
						list="orders"
						pages={pages}
						hasMore={list.hasMore}
						lastId={list.orders.at(-1)?.id}
						label="Load More Orders"
						failed={FAILED}
					/>
				</>
			) : null}
		</div>
	);
}
