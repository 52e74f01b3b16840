import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Actor } from "~/shop/actor";
import { savePhoto } from "~/shop/photos/save-photo.server";
import type { Shop } from "~/shop.server";
import type { DraftForm } from "./rules";

export const ROSA: Actor = { kind: "guest", id: "guest_rosa" };
export const STRANGER: Actor = { kind: "guest", id: "guest_stranger" };
export const FAMILY: Actor = { kind: "family", id: "user_family", guestId: "guest_family" };

let files = 0;

/** Writes a file where an upload would lie. */
export async function uploadOf(shop: Shop, bytes: Uint8Array | string, name = "holiday.jpg") {
	const directory = join(shop.settings.DATA_DIR, "uploads");
	await mkdir(directory, { recursive: true });
	const path = join(directory, `upload-${++files}`);
	await writeFile(path, bytes);
	return { path, name, tooLarge: false };
}

/** A small JPEG of one colour. */
export async function smallJpeg(): Promise<Uint8Array> {
	return sharp({ create: { width: 64, height: 48, channels: 3, background: "#c2401f" } })
		.jpeg()
		.toBuffer();
}

/** Keeps a photo of this owner and gives its address. A family gets an account for it. */
export async function photoOf(shop: Shop, actor: Actor): Promise<string> {
	if (actor.kind === "family") await openAccount(shop, actor.id);
	const kept = await savePhoto(shop, actor, await uploadOf(shop, await smallJpeg()));
	if (!kept.ok) throw new Error(kept.error.message);
	return kept.value.url;
}

/** The row of an account that nobody signs in to; one that is there stays as it is. */
async function openAccount(shop: Shop, id: string): Promise<void> {
	const at = shop.clock.now().toISOString();
	const names = {
		username: id,
		username_fold: id,
		email: `${id}@example.com`,
		email_fold: `${id}@example.com`,
	};
	const ways = { password_hash: null, google_sub: null, picture_key: null };
	await shop.db
		.insertInto("users")
		.values({ id, ...names, ...ways, email_proved: 0, created_at: at, updated_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** An idea that breaks no rule, with photos of its owner. */
export async function ideaOf(shop: Shop, actor: Actor, change: Partial<DraftForm> = {}): Promise<DraftForm> {
	return {
		title: "Rosa and the Whale",
		location: "The sea",
		description: "A whale has lost her song and Rosa finds it.",
		readingLevel: "starter",
		readingNeeds: "",
		style: "",
		book: "",
		account: "",
		characters: [
			{
				name: "Rosa",
				age: "6",
				personality: "a brave girl",
				relationshipToMain: "",
				isMainCharacter: true,
				imageUrl: await photoOf(shop, actor),
				headId: "",
			},
			{
				name: "Mog",
				age: "3",
				personality: "a sleepy cat",
				relationshipToMain: "Pet",
				isMainCharacter: false,
				imageUrl: await photoOf(shop, actor),
				headId: "",
			},
		],
		...change,
	};
}
