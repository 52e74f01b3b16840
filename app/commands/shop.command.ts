import { join } from "node:path";
import { openExistingDatabase, UnusableDatabase } from "#db/existing";
import { type Config, ConfigError, config } from "~/config.server";
import { createClock, openShop } from "~/shop.server";
import { type Command, Refusal } from "./shop/command";
import { COMMANDS, helpText } from "./shop/commands";

/** `npm run shop -- COMMAND`: what an operator can do from the command line while the shop is running or not. */
async function main([name = "help", ...args]: string[]): Promise<void> {
	const command = COMMANDS.get(name);
	if (!command) {
		say(helpText());
		if (name !== "help") process.exitCode = 2;
		return;
	}
	try {
		const settings = config();
		process.stderr.write(`Database: ${join(settings.DATA_DIR, "shop.db")}\n`);
		say(
			"runClosed" in command
				? command.runClosed(settings.DATA_DIR, args, createClock(0).now())
				: await runOpen(command, settings, args),
		);
	} catch (error) {
		if (!isExpected(error)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 2;
	}
}

async function runOpen(command: Command, settings: Config, args: string[]): Promise<string[]> {
	const shop = await openShop(settings, openExistingDatabase);
	try {
		return await command.run(shop, args);
	} finally {
		await shop.providers.illustrator.close();
		await shop.db.destroy();
	}
}

/** Whether the operator can mend it: then its message says all there is to say. A bug shows its stack. */
function isExpected(error: unknown): error is Error {
	if (error instanceof Refusal || error instanceof UnusableDatabase || error instanceof ConfigError)
		return true;
	// The disk's own words: full, busy, not ours to write.
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	return /^(SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|PERM)|E(ACCES|PERM|NOSPC|ROFS|NOENT|NOTDIR|EXIST|XDEV)$)/.test(
		code,
	);
}

function say(lines: string[]): void {
	process.stdout.write(`${lines.join("\n")}\n`);
}

await main(process.argv.slice(2));
