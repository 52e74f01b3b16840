import type { Family } from "~/shop/actor";
import { pageKeys } from "~/shop/books/picture-keys";
import type { Shop } from "~/shop.server";
import { findRecords } from "./export-store.server";
import { findUser } from "./store.server";

/** A file of the download: its name in the archive, and its key in the file store. */
export type ExportedFile = { name: string; key: string };
/** `records` goes out as JSON; the files are read one by one as the archive is written. */
export type Export = { records: Record<string, unknown>; files: ExportedFile[] };

/**
 * Everything the shop holds about a family (UK GDPR, articles 15 and 20): what it wrote, ordered and uploaded, and when it
 * signed in. Secrets (hashes, payment secrets) are not about the family and stay. null when the account is gone.
 */
export async function exportAccount(shop: Shop, actor: Family): Promise<Export | null> {
	const user = await findUser(shop.db, actor.id);
	if (!user) return null;
	const { books, characters, scripts, covers, orders, events, draft, checkouts, photos, heads, ...more } =
		await findRecords(shop.db, user.id);
	const files: ExportedFile[] = [
		...(user.picture_key ? [{ name: "picture.jpg", key: user.picture_key }] : []),
		...photos.map(({ id, file_key }) => ({ name: `photos/${id}.jpg`, key: file_key })),
		...more.readingFiles.map(({ order_number, kind, file_key }) => ({
			name: `books/${order_number}.${kind === "epub" ? "epub" : "pdf"}`,
			key: file_key,
		})),
		...more.damages.flatMap(({ id, file_key }) =>
			file_key ? [{ name: `damages/${id}.jpg`, key: file_key }] : [],
		),
		...heads.map(({ id, file_key }) => ({ name: `portraits/${id}.png`, key: file_key })),
		...characters.flatMap(({ id, likeness_key }) =>
			likeness_key ? [{ name: `likenesses/${id}.png`, key: likeness_key }] : [],
		),
		...characters.flatMap(({ id, sheet_key }) =>
			sheet_key ? [{ name: `likenesses/${id}-drawing.jpg`, key: sheet_key }] : [],
		),
		...covers.flatMap(({ id, screen_key }) =>
			screen_key ? [{ name: `covers/${id}.jpg`, key: screen_key }] : [],
		),
		...more.pages
			.filter(({ state }) => state === "ready")
			.flatMap((version) => pageKeys(version).map((key) => ({ name: key, key }))),
	];
	const charactersOf = groupedBy(characters, ({ book_id }) => book_id);
	const scriptsOf = groupedBy(scripts, ({ book_id }) => book_id);
	const previewOf = groupedBy(more.previews, ({ book_id }) => book_id);
	const pagesOf = groupedBy(more.pages, ({ book_id }) => book_id);
	const coversOf = groupedBy(covers, ({ book_id }) => book_id);
	const eventsOf = groupedBy(events, ({ order_id }) => order_id);
	const refundsOf = groupedBy(more.refunds, ({ order_id }) => order_id);
	const formerEmailsOf = groupedBy(more.formerEmails, ({ order_id }) => order_id);
	const damagesOf = groupedBy(more.damages, ({ order_id }) => order_id);
	const { password_hash, google_sub, ...account } = user;
	return {
		files,
		records: {
			account: { ...account, hasPassword: password_hash !== null, signsInWithGoogle: google_sub !== null },
			sessions: more.sessions,
			failedForms: more.failedForms.map((failed) => ({ ...failed, shown: JSON.parse(failed.shown) })),
			books: books.map((book) => ({
				...book,
				characters: charactersOf(book.id),
				scripts: scriptsOf(book.id).map(({ body, ...script }) => ({ ...script, body: JSON.parse(body) })),
				preview: previewOf(book.id)[0] ?? null,
				pages: pagesOf(book.id).map(({ words, ...version }) => ({
					...version,
					words: words === null ? null : JSON.parse(words),
				})),
				covers: coversOf(book.id).map(({ address_hash: _, ...cover }) => cover),
			})),
			draft: draft ? { ...draft, form: JSON.parse(draft.form) } : null,
			checkouts: checkouts.map((checkout) => ({ ...checkout, typed: JSON.parse(checkout.typed) })),
			orders: orders.map((order) => ({
				...order,
				delivery: JSON.parse(order.delivery),
				events: eventsOf(order.id),
				refunds: refundsOf(order.id),
				formerEmails: formerEmailsOf(order.id),
				damages: damagesOf(order.id),
			})),
			payments: more.payments.map(({ client_secret: _, delivery, ...payment }) => ({
				...payment,
				delivery: delivery === null ? null : JSON.parse(delivery),
			})),
			couponUses: more.coupons,
			reviews: more.reviews,
			messages: more.messages,
			feedback: more.feedback,
			photos: photos.map(({ verdict, ...photo }) => ({
				...photo,
				verdict: verdict === null ? null : JSON.parse(verdict),
			})),
			heads,
			credits: more.credits ?? null,
		},
	};
}

/** Finds the rows of a key; all are looked through once, so that much data holds nobody else up. */
function groupedBy<Row>(rows: Row[], keyOf: (row: Row) => string): (key: string) => Row[] {
	const groups = new Map<string, Row[]>();
	for (const row of rows) {
		const key = keyOf(row);
		const group = groups.get(key);
		if (group) group.push(row);
		else groups.set(key, [row]);
	}
	return (key) => groups.get(key) ?? [];
}
