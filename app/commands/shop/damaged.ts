import { writeFile } from "node:fs/promises";
import { reprintOrder } from "~/shop/orders/operate-order.server";
import { answering, expectArgs, orRefuse, Refusal } from "./command";
import { oneOrder } from "./one-order";

export const damaged = answering({
	use: "damaged ORDER [FILE]",
	does: "what a family tells of a book that came damaged; writes its photo (JPEG) into FILE, which may not exist yet",
	example: "damaged 7XK2M4QP damage.jpg",
	async find(shop, args, use) {
		const [name = "", file] = expectArgs(args, 1, 2, use);
		const order = await oneOrder(shop, name);
		const { damages } = order;
		const key = damages.find(({ file_key }) => file_key !== null)?.file_key;
		if (file !== undefined) {
			const photo = key ? await shop.providers.files.get(key) : null;
			if (!photo) throw new Refusal(`There is no photo for ${order.order_number}.`);
			await writeFile(file, photo, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
				throw new Refusal(`${file} can't be written: ${error.code}.`);
			});
		}
		const told = damages.map(({ created_at, words, answer, file_key }) => ({
			at: created_at,
			words,
			answer,
			hasPhoto: file_key !== null,
		}));
		return { order: order.order_number, told, written: file ?? null };
	},
	tell: ({ order, told, written }) => [
		...(told.length === 0 ? [`Nobody has told that ${order} came damaged.`] : []),
		...told.map(
			({ at, words, answer, hasPhoto }) =>
				`${at}  ${answer ?? "waits for you"}  ${hasPhoto ? "with a photo" : "its photo is deleted"}  ${words}`,
		),
		...(written ? [`Its photo is in ${written}: please delete it once you have looked.`] : []),
	],
});

export const reprint = answering({
	use: "reprint ORDER",
	does: "has a posted or delivered order printed and posted again, at our cost; its family is told by mail",
	example: "reprint 7XK2M4QP",
	async find(shop, args, use) {
		const [name = ""] = expectArgs(args, 1, 1, use);
		const order = await oneOrder(shop, name);
		const again = orRefuse(await reprintOrder(shop, order.id));
		return { order: order.order_number, state: again };
	},
	tell: ({ order, state }) => [
		`${order} is printed and posted once more; its family is told by mail. It is ${state}.`,
	],
});
