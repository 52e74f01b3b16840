import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { config } from "~/config.server";
import { openShop, type Shop } from "~/shop.server";

type Command = { use: string; does: string; run(shop: Shop, args: string[]): Promise<void> };

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What an operator can do from the command line while the shop is running or not. */
const COMMANDS: Record<string, Command> = {
	jobs: {
		use: "jobs",
		does: "what waits, what runs and what has failed",
		run: async (shop) => {
			const rows = await shop.db
				.selectFrom("jobs")
				.select(["kind", "state", "failure"])
				.select((eb) => eb.fn.countAll<number>().as("count"))
				.where("state", "!=", "done")
				.groupBy(["kind", "state", "failure"])
				.execute();
			if (rows.length === 0) say("Nothing waits and nothing has failed.");
			for (const { kind, state, failure, count } of rows) say([count, kind, state, failure ?? ""].join("\t"));
		},
	},
	retry: {
		use: "retry",
		does: "gives every failed job its tries again",
		run: async (shop) => {
			const { numUpdatedRows } = await shop.db
				.updateTable("jobs")
				.set({ state: "ready", attempts: 0, run_at: shop.clock.now().toISOString(), finished_at: null })
				.where("state", "=", "failed")
				.executeTakeFirst();
			say(`${numUpdatedRows} jobs will be tried again.`);
		},
	},
	coupon: {
		use: "coupon CODE 10% | CODE 500",
		does: "makes a coupon: a percentage off the book, or pence off",
		run: async (shop, [code = "", worth = ""]) => {
			const percent = /^(\d{1,2}|100)%$/.exec(worth)?.[1];
			const pence = /^\d+$/.test(worth) ? Number(worth) : null;
			if (!/^[A-Za-z0-9]{3,24}$/.test(code) || (percent === undefined && pence === null)) {
				throw new UsageError(
					"coupon CODE 10%, or coupon CODE 500 (pence); a code has 3 to 24 letters and digits",
				);
			}
			const { numInsertedOrUpdatedRows } = await shop.db
				.insertInto("coupons")
				.values({
					code: code.toUpperCase(),
					percent_off: percent === undefined ? null : Number(percent),
					pence_off: percent === undefined ? pence : null,
					minimum_pence: 0,
					most_uses: null,
					once_each: 1,
					starts_at: null,
					ends_at: null,
					created_at: shop.clock.now().toISOString(),
				})
				.onConflict((conflict) => conflict.column("code").doNothing())
				.executeTakeFirst();
			say(
				numInsertedOrUpdatedRows
					? `${code.toUpperCase()} is ready, once a family.`
					: `${code.toUpperCase()} is there already.`,
			);
		},
	},
	backup: {
		use: "backup [FILE]",
		does: "a consistent copy of the database",
		run: async (shop, [given]) => {
			const folder = join(shop.settings.DATA_DIR, "backups");
			mkdirSync(folder, { recursive: true, mode: 0o700 });
			const file = given ?? join(folder, `shop-${shop.clock.now().toISOString().replace(/[:.]/g, "-")}.db`);
			await sql`vacuum into ${file}`.execute(shop.db);
			say(file);
		},
	},
};

class UsageError extends Error {}

function help(): void {
	say("npm run shop -- COMMAND\n");
	for (const { use, does } of Object.values(COMMANDS)) say(`  ${use.padEnd(30)} ${does}`);
}

async function main([name = "help", ...args]: string[]): Promise<void> {
	const command = COMMANDS[name];
	if (!command) {
		help();
		if (name !== "help") process.exitCode = 2;
		return;
	}
	const shop = await openShop(config());
	try {
		await command.run(shop, args);
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 2;
	} finally {
		await shop.providers.illustrator.close();
		await shop.db.destroy();
	}
}

await main(process.argv.slice(2));
