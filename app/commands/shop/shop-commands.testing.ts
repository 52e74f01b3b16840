import type { Shop } from "~/shop.server";
import { COMMANDS } from "./commands";

/** What a command prints, or how it refuses. */
export async function told(shop: Shop, name: string, ...args: string[]): Promise<string> {
	const command = COMMANDS.get(name);
	if (!command || !("run" in command)) throw new Error(`${name} is no command of an open shop`);
	return (await command.run(shop, args)).join("\n");
}
