import { expect, test } from "vitest";
import routes from "~/routes";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { signedIn } from "./authorisation.testing";
import type { RouteModule } from "./browser.testing";

const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

/** JSON that no call wants, as it stands behind each of the calls' names, or alone; `size` is some bytes. */
const HOSTILE: Record<string, (size: number) => string> = {
	"arrays in arrays": (size) => deep(size / 2),
	"objects in objects": (size) => `${'{"a":'.repeat(size / 6)}1${"}".repeat(size / 6)}`,
	"an endless array": (size) => `[${"1,".repeat(size / 2)}1]`,
	"an endless array of objects": (size) => `[${"{},".repeat(size / 3)}{}]`,
	"an object with many names": (size) =>
		`{${Array.from({ length: size / 10 }, (_, at) => `"n${at}":1`).join()}}`,
	"a prototype": () => '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
	"a number beyond numbers": () => "1e400",
	"half a letter": () => '"\\ud83e"',
	"a letter that unfolds": (size) => `"${"\ufdfa".repeat(size / 3)}"`,
	"JSON in JSON": (size) => JSON.stringify(deep(size / 2)),
	nothing: () => "null",
};

const NAMES = [
	..."email password username name photo credential profilePicture currentPassword amount currency metadata".split(
		" ",
	),
	..."bookId comment deliveryInfo couponCode paymentIntentId clientSecret cardNumber code orderAmount bookIds".split(
		" ",
	),
	..."title location description readingLevel readingNeeds style characters headId content rating displayName orderId".split(
		" ",
	),
];

const modules = import.meta.glob<RouteModule>("./**/*.{ts,tsx}");

/** Every call that takes a body. */
const calls = await Promise.all(
	routes
		.filter(({ path }) => path?.startsWith("api/"))
		.map(async ({ path = "", file }) => ({
			path,
			module: (await modules[file.replace(/^routes/, ".")]?.()) ?? {},
		})),
);

const bodies: [what: string, body: string][] = Object.entries(HOSTILE).flatMap(([what, of]) => [
	[what, of(200_000)],
	[`${what} behind every name`, `{${NAMES.map((name) => `"${name}":${of(6000)}`).join()}}`],
]);

test.each(
	calls.map((call) => ({ path: call.path, call })),
)("$path refuses what it can't read, in few words", async ({ path, call }) => {
	const shop = await openTestShop();
	shop.settings.RATE_LIMIT_SCALE = 1000;
	replaceShop(shop);
	const { browser, actor } = await signedIn(shop, "Rosa");
	for (const [what, body] of bodies) {
		const { status, data } = await browser.post(call.module, `/${path}`, {
			params: { id: actor.id, resetToken: "none" },
			headers: { "Content-Type": "application/json" },
			body,
		});
		expect({ what, status, said: JSON.stringify(data).length }).toMatchObject({
			status: expect.toSatisfy((given: number) => given < 500),
			said: expect.toSatisfy((length: number) => length < 10_000),
		});
		expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
	}
	expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
});
