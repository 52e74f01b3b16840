import { DELETED_BOOK } from "~/content/deleted-book";
import { NEXT_BOOK_PERCENT } from "~/shop/coupons/rules";
import type { PromisedDay } from "~/shop/orders/late";
import { DAMAGE_DAYS, deliveryTimeText, LINK_AFTER_END_MS, longDate, REFUND_TIME } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { type Block, greeting, type Letter, type Row, write } from "./letter";

export type OrderNews = {
	/** Who ordered, which a gift isn't sent to; and the country the parcel goes to. */
	name: string;
	country: string;
	orderNumber: string;
	title: string;
	/** ISO; until when the book waits to be approved, null while it doesn't. */
	answerBy: string | null;
	/** How it stands to the day it is promised for; null where nothing is promised. */
	promised: PromisedDay | null;
	trackingNumber: string | null;
	trackingUrl: string | null;
	/** null: used, or there is none. */
	nextBookCoupon: string | null;
	/** When the photos of its book, and the portraits made from them, had gone (ISO); null while they are there. */
	photosGoneAt: string | null;
	/** What was paid for the delivery, pence. */
	postagePence: number;
	/** Pence on their way back. */
	refundedPence: number;
	/** What was told of a damaged book and when, and by when that is answered (ISO); null in every other mail. */
	damage: { words: string; at: string; answerBy: string } | null;
	/** The signed link to the order. */
	link: string;
};

const DAY_MS = 24 * 3600_000;

/** The coupon that an approved book has brought. */
const nextBook = ({ nextBookCoupon: code }: Pick<OrderNews, "nextBookCoupon">) =>
	code ? [`${NEXT_BOOK_PERCENT}% off your next book: type ${code} in at checkout. It works once.`] : [];

/** Of a parcel that was posted too late for its day. */
const tooLate = ({ by, isOver }: PromisedDay) =>
	isOver
		? `We are sorry that it is late: it was promised for ${longDate(by)}.`
		: `It may come after ${longDate(by)}, the day we promised it for. If that day goes by without it, your postage goes back to you by itself.`;

/** How an order is reached once its links have ended. */
export const LINK_OVER =
	"If you have an account, sign in and it is in My Orders. If you ordered without one, create an account with this email address, then choose a new password by “Forgot-password? Reset” on our sign-in page: that shows us the address is yours, and your order goes into your account.";

type News = {
	subject(title: string): string;
	heading: string;
	says(news: OrderNews): (string | Row[] | { news: string })[];
	button: string;
};

/** The mails that tell how an order goes on. */
const NEWS = {
	"order-ready": {
		subject: (title) => `“${title}” is ready for you to approve`,
		heading: "Your book is ready for you",
		says: ({ title }) => [
			`“${title}” is made, and waits for you: nothing is printed until you approve it. Please look at it once more, then press Approve.`,
		],
		button: "Look and approve",
	},
	"order-reminder": {
		subject: (title) => `“${title}” waits for you`,
		heading: "Your book waits for you",
		says: ({ title, answerBy }) => [
			`“${title}” is made, and nothing is printed until you approve it. You can still change its words, and have pictures drawn anew.`,
			...(answerBy
				? [
						`Please answer by ${longDate(answerBy)}. If we don’t hear from you, your book waits, and you can come back to it.`,
					]
				: []),
		],
		button: "Look and approve",
	},
	"order-lapsed": {
		subject: (title) => `“${title}” is on hold until you come back`,
		heading: "Your book is on hold",
		says: ({ title }) => [
			`We haven’t heard from you, so “${title}” is on hold. Nothing is lost: your book is as you left it, and nothing is printed.`,
			"The button below leads to your order. There you can go on with your book, or cancel it and get all your money back.",
		],
		button: "Go on with my book",
	},
	"order-approved": {
		subject: (title) => `“${title}” goes to the printer`,
		heading: "Thank you, you have approved your book",
		says: ({ title, country, promised, ...news }) => [
			`“${title}” goes to our printer now. It is made for you alone from here on, so it can’t be changed any more.`,
			[promised ? ["Arrives by", longDate(promised.by)] : ["How long it takes", deliveryTimeText(country)]],
			"You needn’t wait to read it: in a few minutes your order has it as a PDF and an EPUB for the screen.",
			...nextBook(news),
		],
		button: "See your order",
	},
	"order-reshown": {
		subject: (title) => `A picture of “${title}” is drawn anew`,
		heading: "Please look at your book once more",
		says: ({ title, answerBy }) => [
			`We are sorry: a picture of “${title}” couldn’t be printed as fine as a book needs it. So we draw that one anew, which takes a few minutes and costs you nothing. All else stays as you approved it.`,
			"Nothing is printed until you have seen it: please look at your book, then approve it once more. The day it arrives is counted from then.",
			...(answerBy
				? [`Please answer by ${longDate(answerBy)}. If we don’t hear from you, your book waits.`]
				: []),
		],
		button: "Look and approve",
	},
	"order-posted": {
		subject: (title) => `“${title}” is on its way`,
		heading: "Your book is on its way",
		says: ({ title, trackingNumber, trackingUrl, promised }) => [
			`“${title}” is printed, bound and posted.`,
			...(promised && !promised.inTime ? [tooLate(promised)] : []),
			[
				...(promised?.inTime && !promised.isOver ? [["Arrives by", longDate(promised.by)] as const] : []),
				...(trackingNumber ? [["Tracking number", trackingNumber] as const] : []),
			],
			...(trackingUrl ? [`Follow the parcel: ${trackingUrl}`] : []),
			"Once it is with you, please tell us: the button below leads to your order, where one press does it.",
		],
		button: "It has arrived",
	},
	"order-late": {
		subject: (title) => `We are sorry: “${title}” is late`,
		heading: "Your book is late, and we are sorry",
		says: ({ title, postagePence, promised }) => [
			`“${title}” was promised for ${promised ? longDate(promised.by) : "an earlier day"}, and we haven’t kept that. That is our fault, not yours.`,
			`Your postage, ${inPounds(postagePence)}, is on its way back to you. ${REFUND_TIME}`,
			"If it isn’t with you yet, it comes all the same. If you would rather not wait, or need it for a certain day, just reply to this mail.",
		],
		button: "See your order",
	},
	"order-delivered": {
		subject: (title) => `“${title}” has arrived`,
		heading: "Enjoy your book",
		says: (news) => [
			`By what we know, “${news.title}” is with you now. If it isn’t, just reply to this mail. If it came damaged, show us within ${DAMAGE_DAYS} days: the button below leads to your order, which has a place for that, and we put it right.`,
			"To read on a screen, or to keep, it is on your order’s page as a PDF and an EPUB.",
			{ news: "How did it go down at home? We would love to hear: your order has a place for a review." },
			...nextBook(news).map((text) => ({ news: text })),
		],
		button: "See your order",
	},
	"order-damaged": {
		subject: (title) => `We have your report about “${title}”`,
		heading: "We are sorry that your book came damaged",
		says: ({ title, damage }) => [
			`We have what you told us about “${title}”${damage ? ` on ${longDate(damage.at)}` : ""}, with your photo, and one of us is looking at it.`,
			...(damage?.words ? [`You wrote: “${damage.words}”`] : []),
			`You have our answer by mail${damage ? ` by ${longDate(damage.answerBy)} at the latest` : ""}: we print your book again, or give you your money back. There is nothing more you need to do.`,
			"You didn’t tell us so? Then somebody else has the link to your order: please reply to this mail.",
		],
		button: "See your order",
	},
	"order-reprint": {
		subject: (title) => `We are printing “${title}” again`,
		heading: "We are printing your book again",
		says: ({ title, country, promised }) => [
			`We are sorry that your first copy wasn’t as it should be, or never came. “${title}” is printed and posted once more, exactly as you approved it, and costs you nothing.`,
			[promised ? ["Arrives by", longDate(promised.by)] : ["How long it takes", deliveryTimeText(country)]],
			"If you have the first one, you needn’t send it back.",
		],
		button: "See your order",
	},
	"order-cancelled": {
		subject: (title) => `Your order of “${title}” is cancelled`,
		heading: "Your order is cancelled",
		says: ({ title, refundedPence }) => [
			`“${title}” is not printed, and nothing is posted.`,
			...(refundedPence > 0 ? [`${inPounds(refundedPence)} is on its way back to you. ${REFUND_TIME}`] : []),
		],
		button: "See your order",
	},
	"order-link": {
		subject: (title) => `Your order of “${title}”`,
		heading: "Here is your order",
		says: () => [
			"You asked for the link to your order. It opens it in any browser, without a password, so please share it only with those who may see it.",
			"You didn’t ask? Then you can forget this mail: nothing has changed.",
		],
		button: "See your order",
	},
	"order-link-over": {
		subject: (title) => `The link to your order of “${title}” has ended`,
		heading: "The link to your order has ended",
		says: () => [
			`You asked for the link to your order. Its link opened it until ${LINK_AFTER_END_MS / DAY_MS} days after it arrived or was cancelled, and that time is over. Nothing else has changed: your order is still there.`,
			LINK_OVER,
			"Would you rather just ask us something? Reply to this mail.",
			"You didn’t ask for the link? Then you can forget this mail.",
		],
		button: "Sign in to see it",
	},
	"photos-deleted": {
		subject: (title) => `The photos of “${title}” are deleted`,
		heading: "Your photos are deleted",
		says: ({ title, photosGoneAt }) => [
			`The photos you gave us for “${title}”, and the portraits we made from them, are deleted: from our files, our database and every copy of it that we keep from now on.`,
			[...(photosGoneAt ? [["Deleted on", longDate(photosGoneAt)] as const] : [])],
			"What stays is the book itself: its cover and pages, with the portraits as they are printed there. If you would like these to go as well, your order has “Delete this book”.",
		],
		button: "See your order",
	},
	"book-deleted": {
		subject: () => "Your book is deleted",
		heading: "Your book is deleted",
		says: () => [
			"You asked us to delete the book of this order, and we have. Gone from our files and our database:",
			...DELETED_BOOK.goes.map((part) => `– ${part}`),
			"What stays:",
			...DELETED_BOOK.stays.map((part) => `– ${part}`),
			"You didn’t ask? Then somebody else has the link to your order: please reply to this mail.",
		],
		button: "See your order",
	},
	"order-refunded": {
		subject: (title) => `We are giving you money back for “${title}”`,
		heading: "Money is on its way back to you",
		says: ({ title, refundedPence }) => [
			`${inPounds(refundedPence)} of what you paid for “${title}” is on its way back to you. ${REFUND_TIME}`,
		],
		button: "See your order",
	},
} satisfies Record<string, News>;

export type OrderNewsKind = keyof typeof NEWS;

/** Tells a family how its order goes on. */
export function orderNews(kind: OrderNewsKind, facts: OrderNews): Letter {
	const { subject, heading, says, button }: News = NEWS[kind];
	const told = says(facts).map((one): Block => {
		if (typeof one === "string") return { kind: "text", text: one };
		return "news" in one ? { kind: "text", text: one.news, isNews: true } : { kind: "rows", rows: one };
	});
	return write(subject(facts.title), heading, [
		greeting(facts.name),
		...told.filter((block) => block.kind !== "rows" || block.rows.length > 0),
		{ kind: "button", label: button, href: facts.link },
		{ kind: "text", text: `Order number ${facts.orderNumber}.` },
	]);
}
