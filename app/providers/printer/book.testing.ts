import type { PrintFile, PrintRequest } from "./port";

const file = (name: string, pages: number): PrintFile => ({
	url: `https://shop.example/print/${name}.pdf?key=secret`,
	md5: "0123456789abcdef0123456789abcdef",
	bytes: 1000,
	pages,
});

/** A book as the shop hands it over. */
export const aBook = (reference: string): PrintRequest => ({
	reference,
	copies: 1,
	files: { interior: file("interior", 24), case: file("case", 1), whole: file("whole", 26) },
	address: {
		name: "Ada Lovelace",
		line1: "12 St James's Square",
		line2: "",
		city: "London",
		postcode: "SW1Y 4JH",
		country: "GB",
		email: "ada@example.com",
	},
});
