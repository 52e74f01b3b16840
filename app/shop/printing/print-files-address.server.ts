import type { PrintFiles } from "~/providers/printer/port";
import type { Shop } from "~/shop.server";
import { findPrintFile, listPrintFiles, type PrintFileKind } from "./store.server";

const PURPOSE = "print file";
/** A printer fetches within minutes; one that has stopped an order may do so again days later, ms. */
const FETCHED_WITHIN_MS = 14 * 24 * 3600_000;
const FOR_PRINTERS = ["interior", "case", "whole"] as const;

/** Where the printer fetches an order's files, by addresses that end; null while they aren't all there. */
export async function printFilesOf(shop: Shop, orderId: string): Promise<PrintFiles | null> {
	const rows = await listPrintFiles(shop.db, orderId);
	const found = FOR_PRINTERS.map((kind) => rows.find((row) => row.kind === kind));
	if (found.some((row) => row === undefined)) return null;
	const files = found.map((row) => {
		const { kind, md5, bytes, pages } = row as NonNullable<typeof row>;
		return [kind, { url: addressOf(shop, orderId, kind), md5, bytes, pages }];
	});
	return Object.fromEntries(files) as PrintFiles;
}

function addressOf({ settings, signer, clock }: Shop, orderId: string, kind: string): string {
	const key = signer.keyUntil(
		PURPOSE,
		`${orderId}:${kind}`,
		new Date(clock.now().getTime() + FETCHED_WITHIN_MS),
	);
	return `${settings.APP_URL}/print-files/${orderId}/${kind}?key=${key}`;
}

/** A file for whoever has its address, as long as that lasts; null otherwise. */
export async function readPrintFile(
	shop: Shop,
	{ orderId, kind, key }: { orderId: string; kind: string; key: string },
): Promise<Uint8Array | null> {
	if (!shop.signer.opens(PURPOSE, `${orderId}:${kind}`, key, shop.clock.now())) return null;
	const file = await findPrintFile(shop.db, orderId, kind as PrintFileKind);
	return file ? shop.providers.files.get(file.file_key) : null;
}
