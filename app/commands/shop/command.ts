import type { Shop } from "~/shop.server";

/** What an operator can do while the shop is running or not. */
export type Command = {
	/** The command and its arguments, as the help shows it. */
	use: string;
	does: string;
	/** Gives the lines to print. Throws Refusal. */
	run(shop: Shop, args: string[]): Promise<string[]>;
};

/** What needs the shop's folder to itself. */
export type ClosedCommand = Omit<Command, "run"> & {
	runClosed(dataDir: string, args: string[], now: Date): string[];
};

type Answering<T> = Pick<Command, "use" | "does"> & {
	/** Does it, and gives the facts. Throws Refusal. */
	find(shop: Shop, args: string[], use: string): Promise<T>;
	/** The lines a person reads of them. */
	tell(found: T, shop: Shop): string[];
};

/** A command that answers with lines for a person or, with `--json`, with its facts for a program. */
export function answering<T>({ use, does, find, tell }: Answering<T>): Command {
	return {
		use: `${use} [--json]`,
		does,
		async run(shop, args) {
			const asked = args.filter((arg) => arg !== "--json");
			const found = await find(shop, asked, this.use);
			return asked.length < args.length ? [JSON.stringify(found, null, 2)] : tell(found, shop);
		},
	};
}

/** A command that can't be done as it was given: one plain line, exit code 2. */
export class Refusal extends Error {
	override name = "Refusal";
}

/** The arguments, when there are as many as there may be. Throws Refusal with the command's use: a mistyped word must not be passed over. */
export function expectArgs(args: string[], least: number, most: number, use: string): string[] {
	if (args.length < least || args.length > most) throw new Refusal(`Use: npm run shop -- ${use}`);
	return args;
}

/** "1 job", "2 jobs". */
export function counted(count: number, word: string): string {
	return `${count} ${word}${count === 1 ? "" : "s"}`;
}
