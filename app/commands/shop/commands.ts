import { backup } from "./backup";
import type { ClosedCommand, Command } from "./command";
import { coupon } from "./coupon";
import { coupons } from "./coupons";
import { feedback } from "./feedback";
import { jobs } from "./jobs";
import { mail } from "./mail";
import { messages } from "./messages";
import { reviews } from "./reviews";
import { hold, resume } from "./hold";
import { order } from "./order";
import { orders } from "./orders";
import { printer } from "./printer";
import { refund } from "./refund";
import { restore } from "./restore";
import { retry } from "./retry";

/** Every command by its name, in the order of the help. */
export const COMMANDS = new Map<string, Command | ClosedCommand>(
	Object.entries({
		orders,
		order,
		hold,
		resume,
		refund,
		printer,
		mail,
		jobs,
		retry,
		coupons,
		coupon,
		messages,
		feedback,
		reviews,
		backup,
		restore,
	}),
);

/** What an operator can do. */
export function helpText(): string[] {
	const lines = [...COMMANDS.values()].map(({ use, does }) => `  ${use.padEnd(30)} ${does}`);
	return [
		"npm run shop -- COMMAND",
		"",
		...lines,
		"",
		"ORDER is its number, its id, its payment's id or its family's e-mail address; --json answers for a program.",
		"Ends with 0: done; 2: not possible as it was asked, and why is said; 1: a bug.",
	];
}
