import type { SubmissionResult } from "@conform-to/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breakWrites } from "#db/broken.testing";
import { OrdersScreen } from "~/routes/library/orders/OrdersScreen";
import { makeOrder } from "~/shop/orders/orders.testing";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { ask, signedIn, thrown, told } from "../library.testing";
import { loader as ordersLoader } from "../orders/route";
import { ReviewScreen } from "./ReviewScreen";
import { action, loader } from "./route";

async function open() {
	const shop = await openTestShop();
	serveWith(shop);
	const { actor, cookie } = await signedIn(shop, "rosa");
	const orderId = await makeOrder(shop, actor.id, { order_number: "ABCD1234" });
	const path = `/review/${orderId}`;
	const get = () => loader(ask(path, { cookie }, { orderId }));
	const post = (form: Record<string, string>) => action(ask(path, { cookie, form }, { orderId }));
	/** The page as it is shown again after a form that failed. */
	const again = async (form: Record<string, string>) => {
		const answer = await post(form);
		const { order } = (await get()).data;
		if (!order || answer instanceof Response) throw new Error("the form was not shown again");
		const lastResult = answer.data.lastResult as SubmissionResult<string[]>;
		return {
			status: answer.init?.status,
			html: renderToStaticMarkup(<ReviewScreen order={order} lastResult={lastResult} />),
		};
	};
	return { shop, actor, cookie, orderId, get, post, again };
}

const REVIEW = { rating: "4", content: "Lovely.", displayName: "" };

test("the form names book and order, begins with five stars and leads back to the order", async () => {
	const { get, orderId } = await open();
	const { data, init } = await get();
	expect(init?.status).toBe(200);
	const html = data.order ? renderToStaticMarkup(<ReviewScreen order={data.order} />) : "";
	for (const text of [
		"The Whale",
		"ABCD1234",
		"£34.98",
		"Shown as Anonymous",
		"1 star",
		"5 stars",
		"Cancel",
	]) {
		expect(html).toContain(text);
	}
	expect(html).toMatch(/<input [^>]*value="5"[^>]*checked=""|<input [^>]*checked=""[^>]*value="5"/);
	expect(html).toContain(`href="/orders/${orderId}"`);
});

test("a submitted review goes to the orders, which say thanks, and shows from then on", async () => {
	const { get, post, orderId, cookie } = await open();
	expect(told(await post(REVIEW))).toMatchObject({ status: 303, to: "/orders?review=success" });
	const { data } = await ordersLoader(ask("/orders?review=success", { cookie }));
	const html = renderToStaticMarkup(<OrdersScreen {...data} />);
	expect(html).toContain("Thank you for your review!");
	expect(html).toContain("Reviewed");
	expect(html).not.toContain("Leave a Review");
	expect(await thrown(get())).toMatchObject({ status: 303, to: `/orders/${orderId}` });
});

test("the second of two reviews is told of the first", async () => {
	const { shop, post, orderId } = await open();
	const answers = (await Promise.all([post(REVIEW), post({ ...REVIEW, rating: "1" })])).map(told);
	expect(answers.map(({ to }) => to).sort()).toEqual([`/orders/${orderId}`, "/orders?review=success"].sort());
	expect(await shop.db.selectFrom("reviews").select("id").execute()).toHaveLength(1);
});

test.each([
	["no words", { content: "  " }, "Please write your review"],
	["no stars", { rating: "0" }, "Please choose 1 to 5 stars"],
	["six stars", { rating: "6" }, "Please choose 1 to 5 stars"],
	["stars that are no number", { rating: "NaN" }, "Please choose 1 to 5 stars"],
	["10,000 characters", { content: "x".repeat(10_000) }, "Your review can have at most 2000 characters"],
	["a long name", { displayName: "x".repeat(61) }, "A display name can have at most 60 characters"],
])("%s: the form comes back with everything typed", async (_name, wrong, message) => {
	const { shop, again } = await open();
	const typed = { rating: "2", content: "Lovely <b>book</b>.", displayName: "Rosa", ...wrong };
	const { status, html } = await again(typed);
	expect(status).toBe(422);
	expect(html).toContain("Failed to submit review");
	expect(html).toContain(message);
	if (typed.content.trim())
		expect(html).toContain(typed.content.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
	expect(html).toContain(`value="${typed.displayName}"`);
	expect(await shop.db.selectFrom("reviews").select("id").execute()).toEqual([]);
});

test("a review that can't be written is not lost", async () => {
	const { shop, again } = await open();
	await breakWrites(shop.db, "insert on reviews");
	const { status, html } = await again(REVIEW);
	expect(status).toBe(500);
	expect(html).toContain("An unexpected error occurred");
	expect(html).toContain("Lovely.");
	expect(shop.logged.filter(({ level }) => level === "error")).toHaveLength(1);
});

test("a stranger's order has no form and takes no review", async () => {
	const { shop, cookie } = await open();
	const orderId = await makeOrder(shop, "user_other");
	for (const id of [orderId, "order_none"]) {
		const { data, init } = await loader(ask(`/review/${id}`, { cookie }, { orderId: id }));
		expect([init?.status, data.order, data.problem]).toEqual([404, null, "missing"]);
		const answer = await action(ask(`/review/${id}`, { cookie, form: REVIEW }, { orderId: id }));
		expect(told(answer).status).toBe(404);
	}
	expect(await shop.db.selectFrom("reviews").select("id").execute()).toEqual([]);
});

test("an order that was given back is not reviewed", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id, { status: "refunded" });
	const way = await thrown(loader(ask(`/review/${orderId}`, { cookie }, { orderId })));
	expect(way.to).toBe(`/orders/${orderId}`);
});

test("only families write reviews", async () => {
	serveWith(await openTestShop());
	const to = `/sign-in?redirectTo=${encodeURIComponent("/review/order_1")}`;
	const params = { orderId: "order_1" };
	expect((await thrown(loader(ask("/review/order_1", {}, params)))).to).toBe(to);
	expect((await thrown(action(ask("/review/order_1", { form: REVIEW }, params)))).to).toBe(to);
});
