import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readUpload, uploadPhoto, writeAndDraw } from "./family";
import { load, median, p95 } from "./load";
import { type Served, serve } from "./servers";
import { print } from "./table";

const FACES = "e2e/photos/faces";
/** The process that draws heads is let go when it has had nothing to do, and its memory must be back by then, s. */
const BACK_AFTER = 30;
/** Cold starts measured, each with another portrait, for each of which the process before must have ended. */
const COLD = 3;
const FAMILY = 4;
/** Of the pages asked for meanwhile: as many as a busy shop's, not as many as it could answer. */
const PAGES_A_SECOND = 50;
/** The kernel remembers a process' highest memory: it need not be asked often, which would slow it down, ms. */
const WATCHED_MS = 1000;
/** Heads that are not there by then never will be, ms. */
const MOST_MS = 60_000;

type Guest = { cookie: string };

/**
 * The heads of portraits, from an upload to its heads' being there, in a shop of its own: the first one, one by one, while pages
 * are asked for; the memory they take and give back; and the first cover of a family whose heads are there. `most`: of how many
 * portraits. Prints seconds and MB, asserts nothing.
 */
export async function measureLikenesses(most = Number.POSITIVE_INFINITY): Promise<void> {
	const photos = readdirSync(FACES)
		.filter((name) => name.endsWith(".jpg"))
		.sort()
		.slice(0, most)
		.map((name) => new Uint8Array(readFileSync(join(FACES, name))));
	const shop = await serve({ path: "/healthz" });
	const guest: Guest = { cookie: "" };
	try {
		await pause(3000);
		const idle = shop.memory() + shop.helpers().memory;
		const cold: number[] = [];
		let highest = 0;
		const watch = setInterval(() => {
			highest = Math.max(highest, shop.helpers().highest);
		}, WATCHED_MS);
		const warm: number[] = [];
		const [first, ...others] = photos.slice(0, COLD);
		cold.push((await headsOf(shop, first, guest)).seconds);
		for (const photo of photos) warm.push((await headsOf(shop, photo, guest)).seconds);
		const p99 = await pagesMeanwhile(shop, photos, guest);
		await pause(BACK_AFTER * 1000);
		const back = shop.memory() + shop.helpers().memory;
		for (const photo of others) {
			cold.push((await headsOf(shop, photo, guest)).seconds);
			await pause(BACK_AFTER * 1000);
		}
		const cover = await coverOfFamily(shop, photos, guest);
		clearInterval(watch);
		print(
			`Heads of ${photos.length} portraits, one at a time, from the upload to its heads`,
			["what", "figure"],
			[
				["a photo, warm: median, s", median(warm)],
				["a photo, warm: p95, s", p95(warm)],
				["a photo, cold: median, s", median(cold)],
				["a photo, cold: the slowest, s", Math.max(...cold)],
				["highest memory of the process that draws them, MB", highest],
				["shop and helpers before the first, MB", idle],
				[`shop and helpers ${BACK_AFTER} s after the last, MB`, back],
				[`/ meanwhile, ${PAGES_A_SECOND} a second: p99, ms`, p99],
				[`first cover of a family of ${FAMILY} after Create, heads there: median, s`, cover],
			],
		);
	} finally {
		await shop.stop();
	}
}

/** Uploads a portrait and waits until its heads are there. */
async function headsOf(shop: Served, photo: Uint8Array<ArrayBuffer> | undefined, guest: Guest) {
	if (!photo) throw new Error(`there is no portrait in ${FACES}`);
	const began = performance.now();
	const { url, heads, cookie } = await uploadPhoto(shop.url, photo, guest.cookie);
	guest.cookie = cookie;
	for (let there = heads.length > 0; !there; ) {
		if (performance.now() - began > MOST_MS) throw new Error("a portrait has no heads");
		await pause(50);
		there = (await readUpload(shop.url, url, cookie)).heads.length > 0;
	}
	return { url, seconds: (performance.now() - began) / 1000 };
}

/** p99 of `/`, ms, while one portrait after the other is drawn. */
async function pagesMeanwhile(
	shop: Served,
	photos: Uint8Array<ArrayBuffer>[],
	guest: Guest,
): Promise<number> {
	let over = false;
	const drawing = async () => {
		for (let i = 0; !over; i++) await headsOf(shop, photos[i % photos.length], guest);
	};
	const drawn = drawing();
	const { p99 } = await load(shop, "/", 10, {}, PAGES_A_SECOND);
	over = true;
	await drawn;
	return p99;
}

/** Seconds from Create to the first cover of a family whose heads are there: the median of three families. */
async function coverOfFamily(shop: Served, photos: Uint8Array<ArrayBuffer>[], guest: Guest): Promise<number> {
	const times: number[] = [];
	for (let family = 0; family < 3; family++) {
		const addresses: string[] = [];
		for (let i = 0; i < FAMILY; i++) {
			const { url } = await headsOf(shop, photos[(family * FAMILY + i) % photos.length], guest);
			addresses.push(url);
		}
		const began = performance.now();
		await writeAndDraw(shop.url, guest.cookie, addresses);
		times.push((performance.now() - began) / 1000);
	}
	return median(times);
}
