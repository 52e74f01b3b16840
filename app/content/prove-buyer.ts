/** What takes a proof that somebody is an order's buyer, in words, by where it is done below the order's page. */
export const PROVED_STEPS = {
	details: "change where it goes, who gets its mails, or its gift message",
	cancel: "cancel it",
	"delete-book": "delete its book",
} as const;
export type ProvedStep = keyof typeof PROVED_STEPS;

/** Of a mail that goes to an order's address to prove who is its buyer. */
export const PROOF_MAILED =
	"We have mailed a link to the address of this order. Open it within an hour, on any device, and go on from there.";
