import { join } from "node:path";
import { openDatabase } from "#db/open";
import { measureLists } from "./lists";
import { median } from "./load";
import type { Served } from "./servers";
import { signIn } from "./sign-in";
import { print } from "./table";

/** My Orders and My Books with ten and with ten thousand orders; signing in; fifty families at once. */
export async function measureAccounts(shop: Served): Promise<void> {
	const db = await openDatabase(join(shop.dataDir, "shop.db"));
	await measureLists([{ name: "SQLite", shop, db, env: { DATA_DIR: shop.dataDir } }]);
	await db.destroy();

	const times: number[] = [];
	for (let i = 0; i < 10; i++) {
		const began = performance.now();
		await signIn(shop.url, "few");
		times.push(performance.now() - began);
	}
	const families = await Promise.all(Array.from({ length: 50 }, (_, i) => signIn(shop.url, `family${i}`)));
	const began = performance.now();
	const answers = await Promise.all(
		families.flatMap((cookie) =>
			["/", "/books", "/orders", "/profile"].map(async (path) => {
				const response = await fetch(shop.url + path, { headers: { Cookie: cookie } });
				await response.arrayBuffer();
				return response.status;
			}),
		),
	);
	const failed = answers.filter((status) => status !== 200).length;
	print(
		"Families",
		["what", "figure"],
		[
			["sign-up and sign-in (two argon2id hashes), median ms", median(times)],
			["50 families on four pages each at once, s", (performance.now() - began) / 1000],
			["answers that were not 200", String(failed)],
		],
	);
}
