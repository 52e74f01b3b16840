import { inPounds } from "~/shop/prices/rules";
import { type Letter, write } from "./letter";

/** What the shop writes to whoever runs it: what waits for a person, and how it is looked at. */

/** An order that the shop can't go on with by itself. */
export function orderHeld(of: { orderNumber: string; note: string }): Letter {
	const { orderNumber, note } = of;
	return write(`Order ${orderNumber} waits for you`, `Order ${orderNumber} is on hold`, [
		{ kind: "text", text: note || "No reason was given." },
		{
			kind: "text",
			text: `npm run shop -- order ${orderNumber} shows it; resume ${orderNumber} lets it go on, refund ${orderNumber} gives its money back.`,
		},
	]);
}

/** An order whose family has typed special instructions. */
export function orderInstructed(of: { orderNumber: string; words: string }): Letter {
	const { orderNumber, words } = of;
	const heading = `Order ${orderNumber} has special instructions`;
	return write(heading, heading, [
		{ kind: "text", text: words },
		{
			kind: "text",
			text: `Its book is being made, and isn’t printed before its family approves it. npm run shop -- order ${orderNumber} shows where it is.`,
		},
	]);
}

/** A family's book that came damaged. Their words and photo stay in the shop. */
export function orderDamaged(of: { orderNumber: string; words: string; answerBy: string }): Letter {
	const { orderNumber, words, answerBy } = of;
	return write(`Order ${orderNumber} came damaged`, `The book of order ${orderNumber} came damaged`, [
		{ kind: "text", text: words || "Its family says nothing more, but sends a photo." },
		{ kind: "text", text: `They were told that they have our answer by ${answerBy}.` },
		{
			kind: "text",
			text: `npm run shop -- damaged ${orderNumber} photo.jpg writes the photo into that file; reprint ${orderNumber} has the book printed and posted again, refund ${orderNumber} gives the money back.`,
		},
	]);
}

/** A parcel that its family misses. */
export function orderMissing(of: { orderNumber: string; promised: string; tracking: string | null }): Letter {
	const { orderNumber, promised, tracking } = of;
	return write(`Order ${orderNumber} hasn’t come`, `The book of order ${orderNumber} hasn’t come`, [
		{
			kind: "text",
			text: `Its family says so. It was promised for ${promised}${tracking ? `; its tracking number is ${tracking}` : ""}. Its postage goes back by itself, and they were told that one of us looks for the parcel.`,
		},
		{
			kind: "text",
			text: `npm run shop -- order ${orderNumber} shows where it is; reprint ${orderNumber} has it printed and posted again, refund ${orderNumber} gives its money back.`,
		},
	]);
}

/** Money of an order that its family was told of, and doesn't get. */
export function refundFailed(of: { orderNumber: string; pence: number; on: string }): Letter {
	const { orderNumber, pence, on } = of;
	const amount = inPounds(pence);
	return write(`${amount} of order ${orderNumber} has not gone back`, `${amount} has not gone back`, [
		{
			kind: "text",
			text: `${amount} of order ${orderNumber} was given back on ${on}, and hasn’t reached its family: the payments provider refused it, or their bank didn’t take it and the provider has it again. The family was told that it is on its way.`,
		},
		{
			kind: "text",
			text: `npm run shop -- refund ${orderNumber} ${pence} gives it back again. If that fails too, their card or account is closed: ask them where to send it, and pay it from the bank.`,
		},
	]);
}

/** Money of a payment that became no order, and hasn't gone back. */
export function paymentNotReturned(of: { paymentId: string; pence: number }): Letter {
	const { paymentId, pence } = of;
	const amount = inPounds(pence);
	return write(`${amount} without an order has not gone back`, `${amount} has not gone back`, [
		{
			kind: "text",
			text: `The payment ${paymentId} became no order, so ${amount} was given back; the bank didn’t take it, and the payments provider has it again. Give it back on the provider’s own page.`,
		},
		{ kind: "text", text: `npm run shop -- order ${paymentId} shows the payment and why it went back.` },
	]);
}

/** What a bank does that wants an order's money back. */
const DISPUTES = {
	open: {
		subject: (order: string) => `A bank wants the money of order ${order} back`,
		says: (order: string) =>
			`Answer it at the payments provider before the date that is named there. What happened to the order, its tracking and when it was approved: npm run shop -- order ${order}.`,
	},
	won: {
		subject: (order: string) => `The money of order ${order} stays with us`,
		says: (order: string) =>
			`The bank has decided for us. If the order is on hold still: npm run shop -- resume ${order} lets it go on.`,
	},
	lost: {
		subject: (order: string) => `The bank has taken the money of order ${order} back`,
		says: (order: string) =>
			`The bank has decided for its customer. What it took counts as given back; an order that isn’t at the printer yet is cancelled, one that is waits for you to call it off there: npm run shop -- order ${order}.`,
	},
};

/** A bank that wants an order's money back, or has decided. */
export function orderDisputed(of: { orderNumber: string; dispute: keyof typeof DISPUTES }): Letter {
	const { subject, says } = DISPUTES[of.dispute];
	return write(subject(of.orderNumber), subject(of.orderNumber), [
		{ kind: "text", text: says(of.orderNumber) },
	]);
}

/** A disk that is nearly full: `percent` of it is used. */
export function diskFull(of: { percent: string }): Letter {
	return write(`The disk is ${of.percent} % full`, "The shop's disk is nearly full", [
		{
			kind: "text",
			text: `${of.percent} % of the disk of DATA_DIR is used. Above 80 % photos are refused, and at a full disk orders wait, and go on by themselves once there is room. Make room, or give it a larger disk.`,
		},
	]);
}

/** A backup that wasn't made; `last` is when the one before was, ISO. */
export function backupOverdue(of: { last: string }): Letter {
	return write("The last backup is older than a day", "There is no backup of the last day", [
		{ kind: "text", text: `The last one was made on ${of.last}. The shop makes one each day by itself.` },
		{
			kind: "text",
			text: "npm run shop -- jobs shows why it failed; npm run shop -- backup makes one now.",
		},
	]);
}

/** A job that has been given up. */
export function jobFailed(of: {
	job: string;
	kind: string;
	attempts: string;
	about: string;
	failure: string;
}): Letter {
	return write(`A job has failed: ${of.kind}`, "A job has been given up", [
		{
			kind: "rows",
			rows: [
				["Job", `${of.kind} ${of.job}`],
				["About", of.about],
				["Why", of.failure],
				["Tries", of.attempts],
			],
		},
		{ kind: "text", text: "npm run shop -- jobs shows it, retry gives it its tries again." },
	]);
}

/** A vendor that answers so until somebody has mended it; `says` is the whole sentence, `at` when it was said, ISO. */
export function vendorFailed(of: { at: string; says: string }): Letter {
	const [brief = of.says] = /^[^:(]+/.exec(of.says) ?? [];
	return write(brief.trim(), "A vendor needs you", [
		{ kind: "text", text: `${of.says}, at ${of.at}.` },
		{
			kind: "text",
			text: "What needs it is tried again and given up in the end. Once it is mended, and the shop started again where a setting was changed, npm run shop -- retry gives what has failed its tries again.",
		},
	]);
}

/** What the shop's check has found wrong; `at` when, ISO. */
export function settingsWrong(of: { at: string; wrong: { name: string; says: string }[] }): Letter {
	const [first] = of.wrong;
	const subject = of.wrong.length === 1 ? `${first?.name} needs you` : `${of.wrong.length} things need you`;
	return write(`The shop’s check: ${subject}`, "The shop’s check has found something wrong", [
		{ kind: "rows", rows: of.wrong.map(({ name, says }) => [name, says]) },
		{
			kind: "text",
			text: `It was found at ${of.at}. Once it is mended, and the shop started again where a setting was changed: npm run shop -- check looks again.`,
		},
	]);
}
