import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { listMadeFiles, type MadeFileKind, readMadeFile } from "~/shop/printing/made-files.server";
import { answering, Refusal } from "./command";
import { oneOrder } from "./one-order";

const FILES: Partial<Record<MadeFileKind, string>> = {
	interior: "interior.pdf",
	case: "case.pdf",
	whole: "prodigi.pdf",
	screen: "screen.pdf",
	epub: "book.epub",
};

export const book = answering({
	use: "book files ORDER --out DIR",
	does: "writes an approved order's interior.pdf, case.pdf, prodigi.pdf, screen.pdf and book.epub to DIR",
	example: "book files 7XK2M4QP --out ./7XK2M4QP",
	async find(shop, args, use) {
		const [verb, name = "", flag, out = "", ...more] = args;
		if (verb !== "files" || flag !== "--out" || out === "" || more.length > 0)
			throw new Refusal(`Use: npm run shop -- ${use}`);
		const order = await oneOrder(shop, name);
		const rows = await listMadeFiles(shop, order.id);
		const folder = resolve(out);
		const files: { file: string; bytes: number; pages: number; md5: string; madeAt: string }[] = [];
		for (const row of rows) {
			const { kind, md5, pages, made_at } = row;
			const file = FILES[kind];
			const bytes = file && (await readMadeFile(shop, row));
			if (!bytes) continue;
			await mkdir(folder, { recursive: true });
			// A child's name and face are in it.
			await writeFile(join(folder, file), bytes, { mode: 0o600 });
			files.push({ file: join(folder, file), bytes: bytes.byteLength, pages, md5, madeAt: made_at });
		}
		if (files.length === 0)
			throw new Refusal(`${order.order_number} has no files: they are written once its book is approved.`);
		return { order: order.order_number, files };
	},
	tell: ({ files }) =>
		files.map(({ file, bytes, pages, md5 }) => `${file}  ${pages} pages  ${bytes} bytes  md5 ${md5}`),
});
