import { openDatabase } from "#db/open";
import { openExistingDatabase } from "#db/existing";
import { UnusableDatabase } from "#db/unusable";
import type { Config } from "~/config.server";
import { checkShop } from "~/shop/checks/check-shop.server";
import { exitCodeOf, findingLines, right, unasked } from "~/shop/checks/rules";
import { databaseOf, openShop } from "~/shop.server";
import { type ClosedCommand, expectArgs, takeFlag } from "./command";

export const check: ClosedCommand = {
	use: "check [--json]",
	does: "before opening and whenever asked: every key, every vendor, mail, disk, clock, backups and APP_URL, each asked what costs nothing; ends with 3 where something is wrong, 4 where not all could be asked",
	example: "check",
	async runClosed(settings: Config, args, _now, _say, end) {
		const { rest, given: isForProgram } = takeFlag(args, "--json");
		expectArgs(rest, 0, 0, this.use);
		const database = await openExistingDatabase(databaseOf(settings)).catch((error: unknown) => {
			if (error instanceof UnusableDatabase) return error;
			throw error;
		});
		const isThere = !(database instanceof UnusableDatabase);
		// Before the first start there is none; what is found is kept nowhere then.
		const shop = await openShop(settings, async () => (isThere ? database : openDatabase(":memory:")));
		try {
			const finding = isThere ? right("it is there, and of this code") : unasked(database.message);
			const found = await checkShop(shop, { more: [{ name: "the database", ask: async () => finding }] });
			end?.(exitCodeOf(found));
			return isForProgram ? [JSON.stringify({ checks: found }, null, 2)] : findingLines(found);
		} finally {
			await shop.providers.illustrator.close();
			await shop.db.destroy();
		}
	},
};
