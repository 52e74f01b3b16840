import type { OrderStanding, OrderState, OrderStep } from "~/shop/orders/rules";

/** What a family is told of each state its order can be in, on the order's page and in My Orders. */
export const STATE_WORDS: Record<OrderState, { title: string; text: string }> = {
	paid: {
		title: "We have your order",
		text: "We begin with your book in a moment. There is nothing you need to do.",
	},
	making: {
		title: "We are making your book",
		text: "Its pages are drawn and put together. We write to you as soon as it is ready for you to approve.",
	},
	proof: {
		title: "Your book is ready for you to approve",
		text: "Nothing is printed until you approve it.",
	},
	approved: {
		title: "You have approved your book",
		text: "We are handing it to our printer. It is made for you alone from here on, so it can’t be changed any more.",
	},
	"at the printer": {
		title: "Your book is being printed",
		text: "Our printer has it: it is printed, bound as a hardback and packed. We write to you when it is posted.",
	},
	printed: {
		title: "Your book is printed",
		text: "It is bound and packed, and waits for the post. We write to you when it is on its way.",
	},
	posted: {
		title: "Your book is on its way",
		text: "The parcel has left our printer. Please tell us here once it is with you.",
	},
	delivered: {
		title: "Your book has arrived",
		text: "We hope it is read to pieces. If it isn’t with you, or anything is wrong with it, tell us below and we will put it right.",
	},
	"on hold": {
		title: "One of us is looking at your order",
		text: "Something about it needs a person, and until then nothing more happens to it. Your order is safe, and there is nothing you need to do. If you would like to ask, write to us and name your order number.",
	},
	cancelled: { title: "This order was cancelled", text: "Nothing more is made, and nothing is posted." },
};

const LAPSED = {
	title: "Your book waits for you",
	text: "We haven’t heard from you for a while, so we have put it on hold. It is as you left it, and nothing is printed.",
};

const REPRINTED = {
	title: "We are printing your book again",
	text: "We are handing it to our printer once more, exactly as you approved it. It costs you nothing.",
};

/** Of a book that came damaged, once its family has told us: what waits for our answer, and what has it. */
const DAMAGED = {
	waits: {
		title: "Your book came damaged",
		text: "We are sorry. We have what you sent us, and one of us is looking at it.",
	},
	refund: {
		title: "Your book has arrived",
		text: "You told us that it came damaged, and we have given you money back. If it isn’t right even so, tell us below.",
	},
};

/** The same for an order, which may be on hold for its family alone, be printed again, or have come damaged. */
export function wordsOf(
	{ state, lapsed, reprints }: Pick<OrderStanding, "state" | "lapsed"> & { reprints: number },
	damaged: keyof typeof DAMAGED | null = null,
): { title: string; text: string } {
	if (lapsed) return LAPSED;
	if (state === "delivered" && damaged) return DAMAGED[damaged];
	return state === "approved" && reprints > 0 ? REPRINTED : STATE_WORDS[state];
}

/** What each event reads as on an order's timeline. */
export const EVENT_TEXTS: Record<OrderStep | "place" | "damaged", string> = {
	place: "Order placed",
	begin: "We have begun with your book",
	show: "Your book is ready for you to approve",
	approve: "You approved your book",
	submit: "Handed to our printer",
	print: "Printed and bound",
	post: "Posted",
	deliver: "Arrived",
	damaged: "You told us that it came damaged",
	hold: "On hold: one of us is looking at it",
	resume: "Going on as before",
	lapse: "On hold until you come back",
	reopen: "You came back to your book",
	cancel: "Cancelled",
	reprint: "We are printing your book again",
	reshow: "A picture is drawn anew: please approve your book again",
};

/** What a family may still do after it has paid: said where it pays, and in the mail that confirms it. */
export const UNTIL_APPROVED =
	"Until you approve your book you can change its pages, or cancel and get all your money back.";
