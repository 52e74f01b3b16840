import { describe, expect, type TestContext, test } from "vitest";
import { createFailures } from "./failures.server";
import {
	inWords,
	kindOf,
	type TellFailure,
	type Vendor,
	type VendorFailure,
} from "./providers/vendor-failure";
import { ASKED, FAULTS, ROWS } from "./vendor-faults.rows.testing";
import { type Asked, VENDORS } from "./vendor-faults.testing";

/** ms: what an adapter waits where it must meet a vendor that hangs, and elsewhere. */
const PATIENCE = { short: 1_000, long: 5_000 };
const HANGS = /nothing|a byte a second/;
/** What is still under way at Stripe has its turn before what is asked next. */
const MOST_TRIES = 20;

const NOBODY = { info: () => {}, warn: () => {}, error: () => {} };

async function openVendor(
	vendor: Vendor,
	fault: string,
	tell: TellFailure,
	{ onTestFinished }: TestContext,
): Promise<Asked> {
	const open = VENDORS[vendor];
	if (!open) throw new Error(`nobody plays ${vendor}`);
	const asked = await open({ tell, patienceMs: HANGS.test(fault) ? PATIENCE.short : PATIENCE.long });
	onTestFinished(asked.close);
	return asked;
}

describe.each(Object.entries(ROWS))("%s", (name, rows) => {
	const vendor = name as Vendor;
	// Most wait for somebody who says nothing, so several do at once; Blob's address is the whole process's.
	const several = vendor === "Vercel Blob" ? test : test.concurrent;

	// What was refused isn't asked for again: it would be refused again.
	several.for(rows)("%s: %s", async ([fault, error, bought, says], context) => {
		const failures = createFailures(NOBODY);
		const mailed: VendorFailure[] = [];
		failures.listen(async (failure) => void mailed.push(failure));
		const told: VendorFailure[] = [];
		const tell = (failure: VendorFailure) => {
			told.push(failure);
			failures.tell(failure);
		};
		const asked = await openVendor(vendor, fault, tell, context);
		const known = FAULTS[fault];
		if (known) asked.faults.push(known);
		else asked.mischief?.[fault]?.();

		const [given, heard] = await failures.during(async () => [await asked.ask(), failures.heard()] as const);
		expect([given, heard]).toEqual([error, says]);
		expect(mailed.map(inWords)).toEqual(told[0] && kindOf(told[0]) === "ours" ? [says] : []);
		if (error !== null) expect(ASKED[vendor]?.sees).toHaveProperty(error);

		asked.faults.length = 0;
		let again = given;
		for (let tries = 0; again !== null && again !== "refused" && tries < MOST_TRIES; tries++)
			again = await asked.ask();
		expect(again).toBe(error === "refused" ? "refused" : null);
		expect(asked.bought()).toBe(bought);
	});

	test("has all of its own mischief in the table", async (context) => {
		const asked = await openVendor(vendor, "", () => {}, context);
		const named = rows.map(([fault]) => fault);
		expect(named).toEqual(expect.arrayContaining(Object.keys(asked.mischief ?? {})));
		expect(named.filter((fault) => !(fault in FAULTS))).toEqual(Object.keys(asked.mischief ?? {}));
	});
});

const line = (...cells: (string | number)[]) =>
	`| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;

function chapterOf([name, rows]: [string, NonNullable<(typeof ROWS)[Vendor]>]): string {
	const { what = "", unit = "", sees = {} } = ASKED[name as Vendor] ?? {};
	return [
		`## ${name}: ${what}`,
		"",
		line(
			"what goes wrong",
			"what the shop says of it",
			"what the family sees",
			...(unit ? [`${unit}, the next try included`] : []),
		),
		line("---", "---", "---", ...(unit ? ["---"] : [])),
		...rows.map(([fault, error, bought, says]) =>
			line(
				fault,
				says ?? "nothing",
				error === null ? "Nothing: it goes well all the same." : (sees[error] ?? ""),
				...(unit ? [bought] : []),
			),
		),
	].join("\n");
}

test("docs/vendors.md has the table, for whoever reads such a sentence in a mail", async () => {
	const document = `# What goes wrong at vendors

What vendors say no with, as it stands in a mail to \`OPERATOR_EMAIL\`, in \`npm run shop -- jobs\` and in the log ("vendor failed"): the sentence, what
it comes from, what the family sees meanwhile, and how many are bought in all once it goes well again. A sentence of a key, an account or a
sender is mailed at once, the same once a day: you have to mend it. All others pass, or are final for one order, mail or story; the job that
met them is tried again, and mailed when it is given up. What a family can do is in the page it sees; what it typed is kept.

Three are paid for more than once: an answer of Anthropic's that is lost is asked for again, three times at most; a picture is bought of another
model where Replicate's list can't be read ([decision 55](decisions/0055-an-answer-that-is-due-is-written-down.md)); and who presses *Find address* again after an
answer of Ideal Postcodes' that was lost has it looked up again.

This page is printed by \`npx vitest run app/vendor-faults.test.ts -u\`, from the table that the adapters are tested by.

${Object.entries(ROWS).map(chapterOf).join("\n\n")}
`;
	await expect(document).toMatchFileSnapshot("../docs/vendors.md");
});
