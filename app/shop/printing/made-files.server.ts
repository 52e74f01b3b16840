import type { Shop } from "~/shop.server";
import { listPrintFiles, type PrintFileKind, type PrintFileRow } from "./store.server";

export type MadeFile = PrintFileRow;
export type MadeFileKind = PrintFileKind;

/** What has been made of a book for an order. Asks nobody whose order it is: the callers have. */
export const listMadeFiles = (shop: Shop, orderId: string): Promise<MadeFile[]> =>
	listPrintFiles(shop.db, orderId);

/** The bytes of one of them; null where they are gone. */
export const readMadeFile = (shop: Shop, { file_key }: MadeFile): Promise<Uint8Array | null> =>
	shop.providers.files.get(file_key);
