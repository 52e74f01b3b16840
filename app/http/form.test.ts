import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { countUse } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { openTestShop, type TestShop } from "~/shop.testing";
import { readForm, type UploadRules } from "./form.server";
import { Refusal } from "./statuses.server";
import type { Visitor } from "./visitor.server";

function visitorOf(shop: TestShop, init: RequestInit & { duplex?: "half" }): Visitor {
	const request = new Request("http://localhost:3000/create-book", { method: "POST", ...init });
	return { shop, request, session: null, actor: null, headers: new Headers() };
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
	try {
		await work;
	} catch (error) {
		if (error instanceof Refusal) return error.problem.code;
		throw error;
	}
	return "none";
}

function photoForm(bytes: number): FormData {
	const body = new FormData();
	body.append("title", "Rosa & the “sea”");
	body.append("photo", new File([new Uint8Array(bytes)], "../../etc/passwd.jpg", { type: "image/jpeg" }));
	body.append("empty", new File([], ""));
	body.append("comment", "after the photo");
	return body;
}

const rules: UploadRules = { limitBytes: 1000, most: 4, of: "photo" };

test("text and a photo arrive; the photo under a name of ours", async () => {
	const shop = await openTestShop();
	const form = await readForm(visitorOf(shop, { body: photoForm(1000) }), rules);
	expect(Object.fromEntries(form.fields)).toEqual({ title: "Rosa & the “sea”", comment: "after the photo" });
	expect(form.uploads).toHaveLength(1);
	const [photo] = form.uploads;
	expect(photo).toMatchObject({ field: "photo", name: "passwd.jpg", bytes: 1000, tooLarge: false });
	expect(photo?.path.startsWith(join(shop.settings.DATA_DIR, "uploads"))).toBe(true);
	expect(statSync(photo?.path ?? "").mode & 0o777).toBe(0o600);
	await form.discard();
	expect(existsSync(photo?.path ?? "")).toBe(false);
});

test("one byte too many: the photo is gone, everything typed survives", async () => {
	const shop = await openTestShop();
	const form = await readForm(visitorOf(shop, { body: photoForm(1001) }), rules);
	expect(form.uploads[0]?.tooLarge).toBe(true);
	expect(existsSync(form.uploads[0]?.path ?? "")).toBe(false);
	expect(form.fields.get("comment")).toBe("after the photo");
});

test("a urlencoded post is a form as well; a bodiless one is empty", async () => {
	const shop = await openTestShop();
	const form = await readForm(visitorOf(shop, { body: new URLSearchParams({ intent: "add" }) }));
	expect(form.fields.get("intent")).toBe("add");
	expect([...(await readForm(visitorOf(shop, {}))).fields]).toEqual([]);
});

test("a post whose body turns out to be empty is an empty form", async () => {
	const shop = await openTestShop();
	const body = new ReadableStream({ start: (controller) => controller.close() });
	const form = await readForm(visitorOf(shop, { body, duplex: "half" }));
	expect([...form.fields]).toEqual([]);
});

test("JSON is no form", async () => {
	const shop = await openTestShop();
	const visitor = visitorOf(shop, { body: "{}", headers: { "Content-Type": "application/json" } });
	expect(await refusalOf(readForm(visitor))).toBe("wrong_type");
});

test("a megabyte in one field is too large", async () => {
	const shop = await openTestShop();
	const visitor = visitorOf(shop, { body: new URLSearchParams({ password: "x".repeat(1024 * 1024) }) });
	expect(await refusalOf(readForm(visitor))).toBe("too_large");
});

test("a Content-Length over the limit answers at once, without reading", async () => {
	const shop = await openTestShop();
	const visitor = visitorOf(shop, { body: photoForm(10) });
	visitor.request.headers.set("Content-Length", String(1024 ** 3));
	expect(await refusalOf(readForm(visitor, rules))).toBe("too_large");
	expect(visitor.request.bodyUsed).toBe(false);
});

const uploadsOf = (shop: TestShop) => join(shop.settings.DATA_DIR, "uploads");

/** A body that stops in the middle of a file; `end` is what the connection then does. */
function brokenOff(shop: TestShop, name: string, end: "reset" | "close"): RequestInit & { duplex: "half" } {
	const head = `--edge\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\nhalf a pho`;
	let sent = false;
	const body = new ReadableStream({
		async pull(controller) {
			if (!sent) {
				controller.enqueue(new TextEncoder().encode(head));
				sent = true;
				return;
			}
			// What has arrived is being written by then.
			if (name) await vi.waitFor(() => expect(readdirSync(uploadsOf(shop))).toHaveLength(1));
			if (end === "reset") controller.error(new Error("reset"));
			else controller.close();
		},
	});
	return { body, duplex: "half", headers: { "Content-Type": "multipart/form-data; boundary=edge" } };
}

test.each([
	["a.jpg", "reset"],
	["a.jpg", "close"],
	["", "reset"],
	["", "close"],
] as const)("a connection that breaks off inside the file %j (%s) is answered, and leaves no file behind", async (name, end) => {
	const shop = await openTestShop();
	const visitor = visitorOf(shop, brokenOff(shop, name, end));
	expect(await refusalOf(readForm(visitor, rules))).toBe("invalid");
	expect(readdirSync(uploadsOf(shop))).toEqual([]);
});

test("each file is heard of once it has arrived, with what was typed up to there, though the rest never comes", async () => {
	const shop = await openTestShop();
	const parts = [
		'name="title"\r\n\r\nRosa',
		'name="photo.0"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nwhole',
		'name="age"\r\n\r\n6',
		'name="photo.1"; filename="b.jpg"\r\nContent-Type: image/jpeg\r\n\r\nhalf',
	];
	const head = parts.map((part) => `--edge\r\nContent-Disposition: form-data; ${part}`).join("\r\n");
	const heard: unknown[] = [];
	const body = new ReadableStream({
		start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
		async pull(controller) {
			await vi.waitFor(() => expect(readdirSync(uploadsOf(shop))).toHaveLength(2));
			controller.error(new Error("reset"));
		},
	});
	const headers = { "Content-Type": "multipart/form-data; boundary=edge" };
	const visitor = visitorOf(shop, { body, duplex: "half", headers });
	const reading = readForm(visitor, rules, async ({ field, path, bytes }, fields) => {
		heard.push({ field, bytes, isThere: existsSync(path), title: fields.get("title") });
	});
	expect(await refusalOf(reading)).toBe("invalid");
	expect(heard).toEqual([{ field: "photo.0", bytes: 5, isThere: true, title: "Rosa" }]);
	expect(readdirSync(uploadsOf(shop))).toEqual([]);
});

test("a bug of whoever hears of a file is a bug, not the sender's, and leaves no file behind", async () => {
	const shop = await openTestShop();
	const reading = readForm(visitorOf(shop, { body: photoForm(10) }), rules, async () => {
		throw new TypeError("bug");
	});
	await expect(reading).rejects.toThrow("bug");
	expect(readdirSync(uploadsOf(shop))).toEqual([]);
});

test("more than all files may have is refused without breaking off the sender: the answer could not reach it", async () => {
	const shop = await openTestShop();
	const cancel = vi.fn();
	const body = new ReadableStream({
		pull: (controller) => controller.enqueue(new Uint8Array(8 * 1024 * 1024)),
		cancel,
	});
	const headers = { "Content-Type": "multipart/form-data; boundary=edge" };
	const visitor = visitorOf(shop, { body, duplex: "half", headers });
	expect(await refusalOf(readForm(visitor, rules))).toBe("too_large");
	expect(cancel).not.toHaveBeenCalled();
});

test("a disk that takes no more is our fault, not the sender's: it throws, and the body is not waited for", async () => {
	const shop = await openTestShop();
	shop.ids.token = () => "no-such-folder/photo";
	const visitor = visitorOf(shop, { body: photoForm(4 * 1024 * 1024) });
	const roomy: UploadRules = { limitBytes: 8 * 1024 * 1024, most: 4, of: "photo" };
	await expect(readForm(visitor, roomy)).rejects.toMatchObject({ code: "ENOENT" });
});

test.each([
	["no boundary", "multipart/form-data", "x"],
	["a boundary that never comes", "multipart/form-data; boundary=edge", "nothing of the kind"],
])("rubbish is refused, not thrown: %s", async (_name, type, body) => {
	const shop = await openTestShop();
	const visitor = visitorOf(shop, { body, headers: { "Content-Type": type } });
	expect(await refusalOf(readForm(visitor, rules))).toBe("invalid");
});

test("the typed text of one form is bounded in all, not field by field", async () => {
	const shop = await openTestShop();
	const body = photoForm(1000);
	for (const name of ["a", "b", "c"]) body.append(name, "x".repeat(200 * 1024));
	expect(await refusalOf(readForm(visitorOf(shop, { body }), rules))).toBe("too_large");
	expect(readdirSync(uploadsOf(shop))).toEqual([]);
});

test("nor is a button that breaks off pressed", async () => {
	const shop = await openTestShop();
	const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
	expect(await refusalOf(readForm(visitorOf(shop, { body, duplex: "half" })))).toBe("invalid");
});

test.each([
	["brings more than it says", { "Content-Length": "20000" }, 80_000],
	["doesn't say how much it brings", {}, 200_000],
])("a body that %s is cut off within the day's quota of its address", async (_what, said, most) => {
	const shop = await openTestShop();
	await countUse(shop, LIMITS.kilobytesOfDay, "unknown", 2 * 1024 * 1024 - 100);
	let sent = 0;
	const head = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
	const body = new ReadableStream({
		pull(controller) {
			controller.enqueue(new TextEncoder().encode(sent === 0 ? head : "a".repeat(10_000)));
			sent += 10_000;
		},
	});
	const headers = {
		"Content-Type": "multipart/form-data; boundary=x",
		...said,
	};
	const visitor = visitorOf(shop, { headers, body, duplex: "half" });
	const reading = readForm(visitor, { limitBytes: 2_000_000, most: 1, of: "photo" });
	expect(await refusalOf(reading)).toBe("too_large");
	expect(sent).toBeLessThan(most);
	expect(readdirSync(join(shop.settings.DATA_DIR, "uploads"))).toEqual([]);
});
