import { backup } from "./backup";
import type { ClosedCommand, Command } from "./command";
import { coupon } from "./coupon";
import { coupons } from "./coupons";
import { feedback } from "./feedback";
import { jobs } from "./jobs";
import { mail } from "./mail";
import { messages } from "./messages";
import { reviews } from "./reviews";
import { order } from "./order";
import { restore } from "./restore";
import { retry } from "./retry";

/** Every command by its name, in the order of the help. */
export const COMMANDS = new Map<string, Command | ClosedCommand>(
	Object.entries({ order, mail, jobs, retry, coupons, coupon, messages, feedback, reviews, backup, restore }),
);

/** What an operator can do. */
export function helpText(): string[] {
	const lines = [...COMMANDS.values()].map(({ use, does }) => `  ${use.padEnd(30)} ${does}`);
	return ["npm run shop -- COMMAND", "", ...lines];
}
