import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "@playwright/test";
import { diceFrom } from "../app/studio/paper/drawing/dice";
import { type Family, newFamily, type Plan, pay, press } from "./soak-family";
import { report } from "./soak-report";
import { openWorld, tellOfPayments } from "./soak-world";

const KILLS = Number(process.env.SOAK_KILLS ?? 200);
const SEED = Number(process.env.SOAK_SEED ?? 1);
/** Plain pages let an order come past its drawing between two kills; with a vendor's they live longer. */
const VENDORS_PICTURES = process.env.SOAK_PICTURES === "bought";
/** Orders under way at once. */
const FAMILIES = Number(process.env.SOAK_FAMILIES ?? 6);
const PLANS: Plan[] = ["keep it", "cancel it", "keep it", "have it refunded", "keep it", "keep it"];
/** How long the shop lives from its first answer to the next kill, ms. */
const LIFE = { least: 100, most: VENDORS_PICTURES ? 15_000 : 3000 };
/** Past the hour in which the shop asks its printer again. */
const HOUR_MS = 61 * 60_000;
/** A job whose worker was killed is taken up again after 15 s. */
const SETTLED_MS = 120_000;
const ENDED = "'posted', 'delivered', 'cancelled', 'on hold'";

type Order = { id: string; payment_id: string; state: string };

test("whatever moment it is killed at, each order is printed once or waits for a person", async () => {
	const world = await openWorld(VENDORS_PICTURES);
	const dice = diceFrom(String(SEED));
	const families: Family[] = [];
	const kills: number[] = [];
	let heard = 0;

	const orders = () => world.rows<Order>("select id, payment_id, state from orders");
	const areMade = () => orders().every(({ state }) => state !== "paid" && state !== "making");
	const haveEnded = () =>
		families.every(({ hasPaid }) => hasPaid) &&
		orders().length === families.length &&
		world.rows(`select id from orders where state not in (${ENDED})`).length === 0;

	/** One thing that somebody does just now; whoever finds the shop closed comes again. */
	async function act(): Promise<void> {
		const family = dice.pick(families);
		const order = orders().find(({ payment_id }) => payment_id === family.paymentId);
		if (!order) await pay(world, family);
		else if (order.state === "proof")
			await press(world, family, order.id, family.plan === "cancel it" ? "cancel" : "approve");
		else if (order.state === "at the printer" && family.plan === "have it refunded")
			await world.operate("refund", order.id);
		if (dice.next() < 0.5) heard = await tellOfPayments(world, heard);
	}

	/** The printer gets on with its work, which the shop hears of within the hour. */
	async function printOn(): Promise<void> {
		for (const { reference } of world.prodigi.taken) {
			const { status } = world.prodigi.order(reference);
			const isKept =
				families.find(({ paymentId }) => paymentId === paymentOf(reference))?.plan !== "have it refunded";
			if (status.stage === "InProgress" && isKept)
				world.prodigi.bring(reference, status.details.inProduction === "Complete" ? "posted" : "printed");
		}
		// Drawings that were bought are remembered for an hour: none is under way when the clock is turned.
		if (areMade()) await world.shop.advance(HOUR_MS);
	}
	const paymentOf = (id: string) => orders().find((order) => order.id === id)?.payment_id;

	/** Everybody goes about their business until `until`. */
	async function live(until: () => boolean): Promise<void> {
		while (!until()) {
			await act().catch(() => {});
			await pause(20);
		}
	}

	try {
		const began = Date.now();
		while (kills.length < KILLS || !haveEnded()) {
			if (haveEnded()) {
				const more = Array.from({ length: FAMILIES }, (_, i) =>
					newFamily(world, families.length + i, PLANS[i] ?? "keep it"),
				);
				families.push(...(await Promise.all(more)));
			}
			const end = Date.now() + (kills.length < KILLS ? dice.between(LIFE.least, LIFE.most) : SETTLED_MS / 10);
			const lived = live(() => Date.now() > end || (kills.length >= KILLS && haveEnded()));
			await printOn().catch(() => {});
			if (kills.length < KILLS) {
				await pause(Math.max(0, end - Date.now()));
				kills.push(Date.now());
				await world.shop.kill();
				await lived;
				await world.shop.start();
				const states = orders().map(({ state }) => state);
				process.stdout.write(`kill ${kills.length}: ${states.slice(-FAMILIES).join(", ")}\n`);
			} else await lived;
		}
		const told = report(world, families, kills, { seconds: (Date.now() - began) / 1000, seed: SEED });
		process.stdout.write(told.text);
		if (told.wrong.length > 0) throw new Error(told.wrong.join("\n"));
		if (process.env.SOAK_OUT) writeFileSync(process.env.SOAK_OUT, told.text);
	} finally {
		await world.close();
	}
});
