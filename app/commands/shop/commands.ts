import { backup } from "./backup";
import { book } from "./book";
import { check } from "./check";
import type { ClosedCommand, Command } from "./command";
import { coupon, coupons } from "./coupon";
import { damaged, reprint } from "./damaged";
import { erase, unfreeze, unlock } from "./families";
import { figures } from "./figures";
import { hold, resume } from "./hold";
import { jobs, retry } from "./jobs";
import { mail, readdress } from "./mail";
import { move } from "./move";
import { moveFilesCommand } from "./move-files";
import { order } from "./order";
import { orders } from "./orders";
import { payments } from "./payments";
import { preflight } from "./preflight";
import { printer } from "./printer";
import { proof, redraw } from "./proof";
import { refund } from "./refund";
import { restore } from "./restore";
import { feedback, messages, reviews } from "./written";

/** Every command by its name, in the order of the help. */
export const COMMANDS = new Map<string, Command | ClosedCommand>(
	Object.entries({
		check,
		figures,
		orders,
		order,
		hold,
		resume,
		proof,
		redraw,
		payments,
		refund,
		damaged,
		reprint,
		printer,
		preflight,
		book,
		mail,
		readdress,
		jobs,
		retry,
		coupons,
		coupon,
		unfreeze,
		unlock,
		erase,
		messages,
		feedback,
		reviews,
		backup,
		restore,
		move,
		"move-files": moveFilesCommand,
	}),
);

/** What an operator can do. */
export function helpText(): string[] {
	const lines = [...COMMANDS.values()].flatMap(({ use, does }) => [`  ${use}`, `      ${does}`]);
	return [
		"npm run shop -- COMMAND",
		"",
		...lines,
		"",
		"ORDER is its number, its id, its payment's id or its family's email address.",
		"COMMAND --help gives an example; --json answers for a program.",
		"Ends with 0: done; 2: not possible as it was asked, and why is said; 1: a bug; check also with 3 and 4.",
	];
}

/** One command with an example. */
export function helpOf({ use, does, example }: Command | ClosedCommand): string[] {
	return [`npm run shop -- ${use}`, "", does, "", `For example: npm run shop -- ${example}`];
}
