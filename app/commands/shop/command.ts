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
