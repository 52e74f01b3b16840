import { expect, test } from "vitest";
import { deleteOrderedBook } from "~/shop/accounts/delete-book.server";
import type { Family } from "~/shop/actor";
import { DELIVERY, family } from "~/shop/checkout/checkout.testing";
import { chooseProofVersion } from "~/shop/proof/choose-version.server";
import { editWords } from "~/shop/proof/edit-words.server";
import { redrawPage } from "~/shop/proof/redraw-page.server";
import { respellName } from "~/shop/proof/respell-name.server";
import type { Result } from "~/shop/result";
import { writeReview } from "~/shop/reviews/write-review.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { advanceOrder } from "./advance-order.server";
import { cancelOwnOrder } from "./cancel-order.server";
import { changeDetails } from "./change-details.server";
import { drawnBook } from "./delete-photos.testing";
import { provingLink } from "./link.server";
import { moveOwnOrder, type OwnStep } from "./move-own-order.server";
import { operateOrder, refundByOperator, reprintOrder } from "./operate-order.server";
import { makeOrder } from "./orders.testing";
import { sayNotCome } from "./postage-back.server";
import type { OrderAsked } from "./read-order-detail.server";
import { reportDamage } from "./report-damage.server";
import { ORDER_ACTORS, ORDER_STATES, ORDER_STEPS, type OrderActor, type OrderStep } from "./rules";
import { CANNOT_BE, LETTERS, MESSAGES, ONLY, PLACES, STANDS, TABLE } from "./states.testing";

const DAY_MS = 24 * 3600_000;
const KIN = family();
const STRANGER = family("stranger");
type Who = "family" | "link" | "stranger" | OrderActor;
type Asked = OrderAsked & { shop: TestShop; actor: Family | null };
type Place = (typeof PLACES)[number];

const own =
	(step: OwnStep) =>
	({ shop, actor, ...asked }: Asked) =>
		moveOwnOrder(shop, actor, { step, ...asked });
const photo = { path: "e2e/photos/cat.jpg", name: "cat.jpg", tooLarge: false };
const stars = { rating: 5, content: "Lovely.", displayName: "" };

/** What a family does with an order, whoever has its mails' link, and whoever tries with somebody else's. */
const PRESSES: Record<string, (asked: Asked) => Promise<Result<unknown>>> = {
	approve: own("approve"),
	reopen: own("reopen"),
	arrived: own("deliver"),
	"not come": ({ shop, actor, ...asked }) => sayNotCome(shop, actor, asked),
	cancel: ({ shop, actor, ...asked }) => cancelOwnOrder(shop, actor, { email: DELIVERY.email, ...asked }),
	details: ({ shop, actor, ...asked }) => changeDetails(shop, actor, { details: DELIVERY, ...asked }),
	damaged: ({ shop, actor, ...asked }) => reportDamage(shop, actor, { words: "Torn.", photo, ...asked }),
	"delete book": ({ shop, actor, ...asked }) =>
		deleteOrderedBook(shop, actor, { email: DELIVERY.email, ...asked }),
	write: ({ shop, actor, ...asked }) =>
		editWords(shop, actor, { pages: [{ number: 4, version: 1, words: "And off they went." }], ...asked }),
	redraw: ({ shop, actor, ...asked }) => redrawPage(shop, actor, { number: 4, ...asked }),
	choose: ({ shop, actor, ...asked }) => chooseProofVersion(shop, actor, { number: 4, version: 1, ...asked }),
	respell: ({ shop, actor, ...asked }) => respellName(shop, actor, { who: "c1", name: "Rósa", ...asked }),
	review: ({ shop, actor, orderId }) => writeReview(shop, actor ?? STRANGER, { orderId, ...stars }),
};

const COMMANDS: Record<string, (shop: TestShop, orderId: string) => Promise<Result<unknown>>> = {
	hold: (shop, orderId) => operateOrder(shop, orderId, { step: "hold", note: "why" }),
	resume: (shop, orderId) => operateOrder(shop, orderId, { step: "resume", note: "" }),
	reprint: reprintOrder,
	refund: (shop, orderId) => refundByOperator(shop, orderId, { again: false }),
	"refund 499": (shop, orderId) => refundByOperator(shop, orderId, { pence: 499, again: false }),
};

const step = (shop: TestShop, orderId: string, step: OrderStep, by: OrderActor) =>
	shop.db.transaction().execute((trx) => advanceOrder(trx, shop, orderId, { step, by }));

function attempt(shop: TestShop, orderId: string, action: string, who: Who): Promise<Result<unknown>> {
	const press = PRESSES[action];
	const command = who === "operator" ? COMMANDS[action] : undefined;
	if (who === "family" || who === "link" || who === "stranger") {
		const actor = { family: KIN, link: null, stranger: STRANGER }[who];
		const link = new URL(provingLink(shop, who === "stranger" ? "order_other" : orderId, "/details"));
		const key = who === "family" ? null : link.searchParams.get("key");
		if (!press) throw new Error(`no family can ${action}`);
		return press({ shop, actor, orderId, key });
	}
	return command ? command(shop, orderId) : step(shop, orderId, action as OrderStep, who);
}

/** An order that is promised for yesterday, at a place: of a book whose pages are drawn, where there is one. */
async function orderAt(shop: TestShop, [state, held_from, lapsed]: Place, bookId?: string) {
	const at = (ms: number) => new Date(shop.clock.now().getTime() - ms).toISOString();
	const book = bookId ?? shop.ids.next("book");
	await shop.db.updateTable("orders").set({ first_for: null }).execute();
	const id = await makeOrder(shop, KIN.id, {
		state,
		held_from: held_from ?? null,
		lapsed: lapsed ? 1 : 0,
		book_id: book,
		first_for: book,
		estimated_delivery: at(DAY_MS),
	});
	if (state === "delivered") {
		const event = { id: shop.ids.next("event"), order_id: id, step: "deliver" as const, state, note: "" };
		await shop.db
			.insertInto("order_events")
			.values({ ...event, actor: "family", at: at(DAY_MS) })
			.execute();
	}
	return id;
}

const isOf = (shop: TestShop, orderId: string) =>
	Promise.all([
		shop.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow(),
		shop.db.selectFrom("order_events").selectAll().where("order_id", "=", orderId).orderBy("at").execute(),
		shop.db.selectFrom("refunds").selectAll().where("order_id", "=", orderId).execute(),
		shop.db.selectFrom("jobs").select("id").execute(),
	]);

/** Tries what a row says at one place, with an order of its own, and compares what became of it. */
async function trial(
	shop: TestShop,
	{
		action,
		who,
		cell,
		place,
		bookId,
	}: { action: string; who: Who; cell: string; place: Place; bookId?: string },
) {
	const [state] = place;
	const orderId = await orderAt(shop, place, bookId);
	const before = await isOf(shop, orderId);
	const tried = await attempt(shop, orderId, action, who);
	const [order, events, refunds, jobs] = await isOf(shop, orderId);
	const name = `${action} by the ${who}, ${place.join(" from ")}`;
	const to = cell === "=" ? state : LETTERS[cell];
	if (to === undefined) {
		const already = `This order ${STANDS[state]} already.`;
		const cannot = `This order ${STANDS[state]}, so it can’t be ${CANNOT_BE[action]}.`;
		const message = { ":": already, ".": cannot }[cell] ?? MESSAGES[cell];
		expect(tried.ok ? "allowed" : tried.error.message, name).toBe(message);
		expect([order, events, refunds, jobs], name).toEqual(before);
		return;
	}
	expect(tried.ok ? "allowed" : tried.error.message, name).toBe("allowed");
	expect(order, name).toMatchObject({
		state: to,
		held_from: to === "on hold" ? (cell === "=" ? order.held_from : state) : null,
		lapsed: cell === "=" ? order.lapsed : action === "lapse" ? 1 : 0,
	});
	const happened = events.slice(before[1].length);
	const by = who === "link" ? "family" : who;
	expect(happened, name).toMatchObject(cell === "=" ? [] : [{ actor: by, state: to }]);
}

const rows = TABLE.trim()
	.split("\n")
	.flatMap((line) => {
		const {
			action = "",
			whom = "",
			cells = "",
		} = /^(?<action>.{12}) (?<whom>.{12}) (?<cells>.+)$/.exec(line)?.groups ?? {};
		return whom
			.trim()
			.split(" ")
			.map((who) => ({ action: action.trim(), who: who as Who, cells: [...cells.replaceAll(" ", "")] }));
	});

test("the table has a row for whatever anybody can do, and a place for wherever an order can be", () => {
	for (const { action, cells } of rows) expect(cells, action).toHaveLength(PLACES.length);
	const named = (...whom: Who[]) =>
		new Set(rows.filter(({ who }) => whom.includes(who)).map((row) => row.action));
	expect(named("stranger")).toEqual(new Set(Object.keys(PRESSES)));
	expect(named("family")).toEqual(new Set(Object.keys(PRESSES)));
	expect(new Set(PLACES.map(([state]) => state))).toEqual(new Set(ORDER_STATES));
	for (const [name, { by }] of Object.entries(ORDER_STEPS))
		for (const who of ["operator", "job", "printer"] as const)
			if (who in by && name !== "cancel") expect(named(who), `${name} by the ${who}`).toContain(name);
});

const PROOF_PRESSES = ["write", "redraw", "choose", "respell"];

test.each(rows)("$action, by the $who", async ({ action, who, cells }) => {
	const shop = await openTestShop({ illustrator: quickIllustrator() });
	const bookId = PROOF_PRESSES.includes(action) ? (await drawnBook(shop, KIN)).bookId : undefined;
	for (const [index, place] of PLACES.entries())
		await trial(shop, { action, who, cell: cells[index] ?? "", place, bookId });
});

const others = Object.entries(ONLY).flatMap(([name, [cannotBe, by]]) =>
	ORDER_ACTORS.filter((who) => !by.includes(who)).map((who) => ({
		name: name as OrderStep,
		cannotBe,
		by,
		who,
	})),
);

test.each(others)("$name is nothing that the $who does, wherever the order is", async ({
	name,
	cannotBe,
	by,
	who,
}) => {
	const shop = await openTestShop();
	for (const place of PLACES) {
		const orderId = await orderAt(shop, place);
		const before = await isOf(shop, orderId);
		const tried = await step(shop, orderId, name, who);
		const message = `An order can be ${cannotBe} by the ${by.join(" or ")} only, not by the ${who}.`;
		expect(tried.ok ? "allowed" : tried.error.message, place.join(" from ")).toBe(message);
		expect(await isOf(shop, orderId)).toEqual(before);
	}
});

test.each(
	rows.filter(({ who }) => who !== "job" && who !== "printer"),
)("$action by the $who, of an order that isn't there", async ({ action, who }) => {
	const shop = await openTestShop();
	const tried = await attempt(shop, "order_none", action, who);
	expect(tried.ok ? "allowed" : tried.error.message).toBe(MESSAGES["?"]);
});
