/** What may happen to an order, from where, by whom, and what whoever may not is told: the table that states.test.ts tries out. */

/** Where an order may be, in the order of the table's columns; the second word: where it was before it was put on hold. */
export const PLACES = [
	["paid"],
	["making"],
	["proof"],
	["approved"],
	["at the printer"],
	["printed"],
	["posted"],
	["delivered"],
	["cancelled"],
	["on hold", "paid"],
	["on hold", "making"],
	["on hold", "proof"],
	["on hold", "approved"],
	["on hold", "at the printer"],
	["on hold", "printed"],
	["on hold", "posted"],
	["on hold", "proof", "unanswered"],
] as const;

/** A capital is where the order is then. */
export const LETTERS: Record<string, (typeof PLACES)[number][0]> = {
	P: "paid",
	M: "making",
	S: "proof",
	A: "approved",
	T: "at the printer",
	R: "printed",
	O: "posted",
	D: "delivered",
	H: "on hold",
	C: "cancelled",
};

/**
 * A letter for each place, in groups: before the approval, after it, at its end; on hold, by where it was; on hold unanswered.
 * `=`: it may, and the order stays where it is. `.` and `:`: "This order ...", below. Others: MESSAGES.
 */
export const TABLE = `
approve      family link  ..A :...   ..  ... ....  .
reopen       family link  ... ....   ..  iii iiii  S
arrived      family link  ... ...D   :.  ... ....  .
not come     family link  www ====   ww  www ====  w
cancel       family link  CCC ....   .:  CCC ....  C
details      family link  === cccc   cc  === cccc  =
damaged      family link  aaa aaaa   =a  aaa aaaa  a
delete book  family link  ddd dddd   ==  ddd dddd  d
write        family link  nn= bbbb   bn  nnn nnnn  n
redraw       family link  nn= bbbb   bn  nnn nnnn  n
choose       family link  nn= bbbb   bn  nnn nnnn  n
respell      family link  nn= bbbb   bn  nnn nnnn  n
review       family       === ====   ==  === ====  =
approve      stranger     ??? ????   ??  ??? ????  ?
reopen       stranger     ??? ????   ??  ??? ????  ?
arrived      stranger     ??? ????   ??  ??? ????  ?
not come     stranger     ??? ????   ??  ??? ????  ?
cancel       stranger     ??? ????   ??  ??? ????  ?
details      stranger     ??? ????   ??  ??? ????  ?
damaged      stranger     ??? ????   ??  ??? ????  ?
delete book  stranger     ??? ????   ??  ??? ????  ?
write        stranger     ??? ????   ??  ??? ????  ?
redraw       stranger     ??? ????   ??  ??? ????  ?
choose       stranger     ??? ????   ??  ??? ????  ?
respell      stranger     ??? ????   ??  ??? ????  ?
review       stranger     ??? ????   ??  ??? ????  ?
hold         operator     HHH HHHH   ..  ::: ::::  :
resume       operator     ... ....   ..  PMS ATRO  S
reprint      operator     ... :..A   A.  ... ....  .
reshow       operator     ..: ....   ..  ... S...  .
refund       operator     CCC CC==   ==  CCC CC==  C
refund 499   operator     === ====   ==  === ====  =
deliver      operator     ... ...D   :.  ... ....  .
begin        job          M:. ....   ..  ... ....  .
show         job          .S: ....   ..  ... ....  .
submit       job          ... T:..   ..  ... ....  .
deliver      job          ... ...D   :.  ... ....  .
hold         job          HHH HHHH   ..  ::: ::::  :
lapse        job          ..H ....   ..  ::: ::::  :
print        printer      ... .R:.   ..  ... ....  .
post         printer      ... ..O:   ..  ... ....  .
deliver      printer      ... ...D   :.  ... ....  .
hold         printer      ... .HHH   ..  ::: ::::  :
`;

/** "This order ...", by where it is. */
export const STANDS: Record<(typeof PLACES)[number][0], string> = {
	paid: "is about to be made",
	making: "is being made",
	proof: "waits to be approved",
	approved: "has been approved",
	"at the printer": "is with the printer",
	printed: "has been printed",
	posted: "has been posted",
	delivered: "has been delivered",
	"on hold": "is on hold",
	cancelled: "has been cancelled",
};

/** "... so it can't be ...", by what was tried. */
export const CANNOT_BE: Record<string, string> = {
	begin: "begun",
	show: "shown for approval",
	approve: "approved",
	submit: "sent to the printer",
	print: "printed",
	post: "posted",
	arrived: "marked as delivered",
	deliver: "marked as delivered",
	hold: "put on hold",
	lapse: "put on hold",
	resume: "resumed",
	reopen: "reopened",
	cancel: "cancelled",
	reprint: "printed again",
	reshow: "shown again",
};

export const MESSAGES: Record<string, string> = {
	"?": "Order not found: The requested order could not be found in our system.",
	i: "This order is on hold: one of us is looking at it.",
	w: "This order isn’t on its way, so it can’t be missing. Please write to us if anything is wrong.",
	c: "This can’t be changed here any more: the order is on its way to the printer, or has ended. Please write to us, and we will see what can still be done.",
	a: "This book hasn’t arrived yet by what we know. Once it is with you, press “It has arrived” on the order’s page.",
	d: "This book is still being made or on its way. Once it has arrived, you can delete it here.",
	n: "This book can’t be changed just now. Please look at your order to see how it stands.",
	b: "You have approved this book, so it stays as it is.",
};

/** A step that only others may take, by who they are. */
export const ONLY: Record<string, [cannotBe: string, by: string[]]> = {
	begin: ["begun", ["job"]],
	show: ["shown for approval", ["job"]],
	approve: ["approved", ["family"]],
	submit: ["sent to the printer", ["job"]],
	print: ["printed", ["printer"]],
	post: ["posted", ["printer"]],
	hold: ["put on hold", ["operator", "job", "printer"]],
	resume: ["resumed", ["operator"]],
	lapse: ["put on hold", ["job"]],
	reopen: ["reopened", ["family"]],
	cancel: ["cancelled", ["family", "operator"]],
	reprint: ["printed again", ["operator"]],
	reshow: ["shown again", ["operator"]],
};
