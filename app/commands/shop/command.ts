import type { Config } from "~/config.server";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";

/** What the help tells of a command. */
type Told = {
	/** The command and its arguments, as the help shows it. */
	use: string;
	does: string;
	/** Words that could be typed after `npm run shop --`. */
	example: string;
};

/** What an operator can do while the shop is running or not. */
export type Command = Told & {
	/** Gives the lines to print. Throws Refusal. */
	run(shop: Shop, args: string[]): Promise<string[]>;
};

/** Where a shop is that isn't open. */
export type ClosedSettings = Pick<
	Config,
	"DATA_DIR" | "BACKUP_DIR" | "DATABASE_URL" | "BLOB_READ_WRITE_TOKEN" | "VERCEL_BLOB_API_URL"
>;

/** What needs the shop's database or folder to itself. */
export type ClosedCommand = Told & {
	/** `say` prints a line at once, for what takes long; `end` says with what code the command ends, if not with 0. */
	runClosed(
		settings: ClosedSettings,
		args: string[],
		now: Date,
		say?: (line: string) => void,
		end?: (code: number) => void,
	): Promise<string[]>;
};

type Answering<T> = Told & {
	/** Does it, and gives the facts. Throws Refusal. */
	find(shop: Shop, args: string[], use: string): Promise<T>;
	/** The lines a person reads of them. */
	tell(found: T, shop: Shop): string[];
};

/** Nothing longer is a name, a number or a note of ours. */
const LONGEST_WORD = 500;

/** A command that answers with lines for a person or, with `--json`, with its facts for a program. */
export function answering<T>({ use, does, example, find, tell }: Answering<T>): Command {
	return {
		use: `${use} [--json]`,
		does,
		example,
		async run(shop, args) {
			const asked = args.filter((arg) => arg !== "--json");
			if (asked.some((arg) => arg.length > LONGEST_WORD))
				throw new Refusal(`Nothing that is typed here is longer than ${LONGEST_WORD} characters.`);
			const found = await find(shop, asked, this.use);
			return asked.length < args.length ? [JSON.stringify(found, null, 2)] : tell(found, shop);
		},
	};
}

/** A command that can't be done as it was given: one plain line, exit code 2. */
export class Refusal extends Error {
	override name = "Refusal";
}

/** What a use case has done. Throws Refusal with why it hasn't. */
export function orRefuse<T>(result: Result<T>): T {
	if (!result.ok) throw new Refusal(result.error.message);
	return result.value;
}

/** The arguments, when there are as many as there may be. Throws Refusal with the command's use: a mistyped word must not be passed over. */
export function expectArgs(args: string[], least: number, most: number, use: string): string[] {
	if (args.length < least || args.length > most) throw new Refusal(`Use: npm run shop -- ${use}`);
	return args;
}

/** The arguments without a flag, and whether it was among them. */
export function takeFlag(args: string[], flag: string): { rest: string[]; given: boolean } {
	const rest = args.filter((arg) => arg !== flag);
	return { rest, given: rest.length < args.length };
}
