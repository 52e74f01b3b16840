import { openExistingDatabase } from "#db/existing";
import { withoutPassword } from "#db/postgres/connect";
import { UnusableDatabase } from "#db/unusable";
import { createClock } from "~/clock.server";
import { type Config, ConfigError, config } from "~/config.server";
import { databaseOf, openShop } from "~/shop.server";
import { type Command, Refusal } from "./shop/command";
import { COMMANDS, helpOf, helpText } from "./shop/commands";
import { print } from "./shop/print";

/** A command has said all there is: what some vendor still owes an answer for isn't waited for. */
let isAnswered = false;

/** `npm run shop -- COMMAND`: what an operator can do from the command line while the shop is running or not. */
async function main([name = "help", ...args]: string[]): Promise<void> {
	const command = COMMANDS.get(name);
	if (["help", "--help"].includes(name)) return say(helpText());
	if (!command)
		return refuse(`There is no command ${name.slice(0, 40)}: npm run shop -- help lists them all.`);
	if (args.includes("--help")) return say(helpOf(command));
	try {
		const settings = config();
		tellProgress(`Database: ${withoutPassword(databaseOf(settings))}`);
		say(
			"runClosed" in command
				? await command.runClosed(settings, args, createClock(0).now(), tellProgress, (code) => {
						process.exitCode = code;
						isAnswered = true;
					})
				: await runOpen(command, settings, args),
		);
	} catch (error) {
		if (!isExpected(error)) throw error;
		refuse(error.message);
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

/** Not possible as it was asked. */
function refuse(why: string): void {
	print(process.stderr, why);
	process.exitCode = 2;
}

/** What isn't the answer: a program that reads that doesn't find it there. */
function tellProgress(line: string): void {
	print(process.stderr, line);
}

function say(lines: string[]): void {
	print(process.stdout, ...lines);
}

await main(process.argv.slice(2));
// What was printed is out: on Linux and macOS files, pipes and terminals are written to at once.
if (isAnswered) process.exit();
