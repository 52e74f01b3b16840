import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parsed } from "../ask-vendor.server";
import { done, failed, word } from "./answer";
import { type TellFailure, toNobody, vendorFailure } from "../vendor-failure";
import { callPrinter } from "./call-printer.server";
import type { Printer, PrinterLog, PrintFiles, PrintOrder, PrintRequest, PrintStage } from "./port";

export type CloudprinterOptions = {
	apiKey: string;
	/** The one its calls to us carry, which is another than ours to it. */
	webhookKey: string;
	/** Ours: whom it writes to about an order, and whom a carrier rings where the family gave no number. It wants both. */
	contact: { email: string; phone: string };
	/** A test's; Cloudprinter's own unless given. */
	apiUrl?: string;
	log: PrinterLog;
	tell?: TellFailure;
	patienceMs?: number;
};

export const API_URL = "https://api.cloudprinter.com";
/** A case-wrapped photo book of 210 mm square in colour. Cloudprinter names it so in its catalogue; not tried there yet. */
export const PRODUCT = "photobook_cw_s210_s_fc";
export const PAPER = "pageblock_150mcs";
/** The one with tracking that is offered nearly everywhere. */
const SHIPPING_LEVEL = "cp_ground";

/**
 * What we make of the number of an order's state. It checks the files before it prints and says so in errors of its own; between that
 * and the post it says nothing, so a book is never `printed` before it is posted.
 */
const STATES: Record<string, PrintStage> = {
	1: "received",
	// Being verified, verified, found wanting.
	5: "received",
	6: "received",
	7: "stopped",
	// Files being fetched, not to be had, fetched.
	10: "received",
	11: "stopped",
	15: "received",
	// Being rendered, not to be rendered, rendered.
	30: "received",
	31: "stopped",
	32: "received",
	// Being handed to a printing house, not taken, taken.
	33: "received",
	34: "received",
	35: "stopped",
	37: "received",
	38: "received",
	39: "stopped",
	40: "received",
	41: "stopped",
	45: "received",
	100: "posted",
	500: "cancelled",
	// The end of an order in its sandbox, where nothing is printed.
	501: "stopped",
};

const text = z.union([z.string(), z.number()]).transform(String);
const order = z.object({
	state: text,
	items: z.array(z.object({ tracking: text.nullish() })).nullish(),
});
const signal = z.object({
	apikey: z.string(),
	type: z.string(),
	order_reference: z.string().min(1).max(100),
});

/** Prints at one of Cloudprinter's houses, by its API 1.0: inside pages and case wrap in two PDFs. It takes each reference once. */
export function createCloudprinter(options: CloudprinterOptions): Printer {
	const { apiKey, webhookKey, contact, apiUrl = API_URL, log, tell = toNobody, patienceMs } = options;

	const call = (path: string, body: Record<string, unknown>) =>
		callPrinter({
			vendor: "Cloudprinter",
			operation: `orders/${path}`,
			tell,
			url: `${apiUrl}/cloudcore/1.0/orders/${path}`,
			method: "POST",
			body: { apikey: apiKey, ...body },
			patienceMs,
		});

	function notUnderstood(path: string, status: number) {
		const said = status >= 300 ? { status } : { code: "unreadable" };
		tell(vendorFailure("Cloudprinter", `orders/${path}`, said));
		return failed("unavailable");
	}

	function shown(reference: string, { state, items }: z.infer<typeof order>): PrintOrder {
		const known = Object.hasOwn(STATES, state) ? STATES[state] : undefined;
		if (!known) log.warn("printer state unknown", { order: reference, state: word(state) });
		const stage = known ?? "stopped";
		const number = items?.map(({ tracking }) => tracking).find(Boolean);
		const isPosted = stage === "posted" && number;
		return { reference, stage, tracking: isPosted ? { number: word(number), url: null } : null };
	}

	async function read(reference: string) {
		const answer = await call("info", { reference });
		if (answer === "unavailable") return failed("unavailable");
		const { status, said } = answer;
		const found = order.safeParse(said);
		if (status === 200 && found.success) return done(shown(reference, found.data));
		// 410 for an order that isn't there, 400 for what can't be one; 204 is said of some.
		return [204, 400, 404, 410].includes(status) ? failed("not_found") : notUnderstood("info", status);
	}

	return {
		describe: () => ({ kind: "vendor", name: "cloudprinter" }),

		async submit(request) {
			const { reference, files } = request;
			if (!files) return failed("refused");
			const answer = await call("add", orderOf(request, files, contact));
			if (answer === "unavailable") return failed("unavailable");
			// A reference it has already is refused like any other mistake.
			const there = await read(reference);
			if (there.ok || there.error === "unavailable") return there.ok ? there : failed("unavailable");
			if (answer.status < 400) return failed("unavailable");
			notUnderstood("add", answer.status);
			return failed("refused");
		},

		read,

		async cancel(reference) {
			const before = await read(reference);
			if (!before.ok || before.value.stage === "cancelled") return before;
			const answer = await call("cancel", { reference });
			if (answer === "unavailable") return failed("unavailable");
			const now = await read(reference);
			if (!now.ok || now.value.stage === "cancelled") return now;
			// It may have asked the printing house only, and knows the answer later.
			return answer.status === 200 ? failed("unavailable") : failed("not_possible");
		},

		readCallback({ body }) {
			const read = signal.safeParse(parsed(body));
			if (!read.success) return failed("unreadable");
			const { apikey, order_reference: reference } = read.data;
			return isSame(apikey, webhookKey) ? done({ reference }) : failed("forged");
		},
	};
}

function orderOf(
	{ reference, copies, address }: PrintRequest,
	files: PrintFiles,
	contact: CloudprinterOptions["contact"],
) {
	const { name, line1, line2, city, postcode, country, phone, email } = address;
	const pages = String(files.interior.pages);
	return {
		reference,
		email: contact.email,
		addresses: [
			{
				type: "delivery",
				...namesOf(name),
				street1: line1,
				...(line2 ? { street2: line2 } : {}),
				zip: postcode,
				city,
				country,
				...(email ? { email } : {}),
				phone: phone || contact.phone,
			},
		],
		items: [
			{
				reference: `${reference}-1`,
				product: PRODUCT,
				shipping_level: SHIPPING_LEVEL,
				title: "Picture book",
				count: String(copies),
				files: [
					{ type: "cover", url: files.case.url, md5sum: files.case.md5 },
					{ type: "book", url: files.interior.url, md5sum: files.interior.md5 },
				],
				options: [
					{ type: "total_pages", count: pages },
					{ type: PAPER, count: pages },
				],
			},
		],
	};
}

/** It wants two names; who has one is called by it twice. */
function namesOf(name: string) {
	const words = name.trim().split(/\s+/);
	const lastname = words.at(-1) ?? name;
	return { firstname: words.slice(0, -1).join(" ") || lastname, lastname };
}

function isSame(given: string, right: string): boolean {
	const [one, other] = [Buffer.from(given), Buffer.from(right)];
	return one.length === other.length && timingSafeEqual(one, other);
}
