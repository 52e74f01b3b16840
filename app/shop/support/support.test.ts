import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import type { FormMessage } from "~/providers/forms/port";
import { family, must } from "~/shop/checkout/checkout.testing";
import { type Addressed, laidOut } from "~/shop/laid-out.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { composeContactMessage } from "./compose-mail.server";
import { feedbackForm, messageForm } from "./contract";
import { forgetWritten } from "./forget-written.server";
import { giveFeedback } from "./give-feedback.server";
import { listFeedback, listMessages } from "./list-written.server";
import { MESSAGE_LIMIT, QUICKEST_MS, SAME_MESSAGE_MS, SUPPORT_KEPT_MS, SUPPORT_TEXTS } from "./rules";
import { sendMessage } from "./send-message.server";
import { makeStamp } from "./stamp.server";

const kin = family("kin");
const MESSAGE = {
	name: "Rosa",
	email: "rosa@example.com",
	subject: "A corner",
	message: "It is bent.\nSorry!",
};
const FEEDBACK = { name: "Rosa", feedback: "Lovely.", rating: 4 };
const ADDRESS = "192.0.2.1";

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const mails = () => shop.db.selectFrom("jobs").select("payload").where("kind", "=", "send-mail").execute();

test("a message is kept and goes to the shop, to be answered to its sender", async () => {
	must(await sendMessage(shop, kin, MESSAGE, ADDRESS));
	const [kept] = await listMessages(shop);
	expect(kept).toMatchObject({ ...MESSAGE, owner_id: kin.id });
	expect((await mails()).map(({ payload }) => JSON.parse(payload))).toEqual([
		{ mail: "contact-message", id: kept?.id },
	]);
	const letter = await composeContactMessage(shop, kept?.id ?? "");
	expect(letter).toMatchObject({
		to: "hello@fableandkin.example",
		replyTo: MESSAGE.email,
		subject: "Contact form: A corner",
	});
	expect(letter?.blocks).toContainEqual({ kind: "text", text: MESSAGE.message });
});

test("a guest's message is nobody's, and what is written in it is no HTML of the mail", async () => {
	const message = '<script>alert("x")</script> \u05d0\u05d1\u05d2';
	must(await sendMessage(shop, { kind: "guest", id: "guest_1" }, { ...MESSAGE, message }, ADDRESS));
	const [kept] = await listMessages(shop);
	expect(kept).toMatchObject({ owner_id: null, message });
	const letter = await composeContactMessage(shop, kept?.id ?? "");
	const { html } = laidOut(shop, letter as Addressed);
	expect(html).toContain("&lt;script&gt;");
	expect(html).not.toContain("<script>");
});

test("a message sent twice is one; later it is another", async () => {
	for (let i = 0; i < 2; i++) must(await sendMessage(shop, kin, MESSAGE, ADDRESS));
	must(await sendMessage(shop, kin, { ...MESSAGE, message: "It is torn." }, ADDRESS));
	expect(await mails()).toHaveLength(2);
	shop.clock.advance(SAME_MESSAGE_MS);
	must(await sendMessage(shop, kin, MESSAGE, ADDRESS));
	expect(await mails()).toHaveLength(3);
});

test("a form service is told once, again while it is away, and never of what it refuses", async () => {
	const answers = ["unavailable", "taken", "refused"] as const;
	const told: FormMessage[] = [];
	shop = await openTestShop({
		forms: {
			forward: async (message) => {
				told.push(message);
				return answers[told.length - 1] ?? "taken";
			},
		},
	});
	must(await sendMessage(shop, kin, MESSAGE, ADDRESS));
	const [kept] = await listMessages(shop);
	await runDueJobs(shop);
	expect(told).toEqual([{ id: kept?.id, ...MESSAGE }]);
	shop.clock.advance(60 * 60_000);
	await runDueJobs(shop);
	expect(told).toEqual(Array(2).fill({ id: kept?.id, ...MESSAGE }));

	must(await sendMessage(shop, kin, { ...MESSAGE, message: "It is torn." }, ADDRESS));
	await runDueJobs(shop);
	shop.clock.advance(60 * 60_000);
	await runDueJobs(shop);
	expect(told).toHaveLength(3);
	expect(shop.logged).toContainEqual({ level: "warn", event: "job failed" });
});

test("a forgotten message is mailed to nobody", async () => {
	expect(await composeContactMessage(shop, "message_none")).toBeNull();
});

test("a filled hidden field sends nothing", async () => {
	const answer = await sendMessage(shop, null, { ...MESSAGE, website: "https://spam.example" }, ADDRESS);
	expect(answer).toMatchObject({ error: { code: "invalid", message: SUPPORT_TEXTS.trapped } });
	expect([await listMessages(shop), await mails()]).toEqual([[], []]);
});

test("a stamp is good once a person can have typed, and one that is not ours never is", async () => {
	const stamp = makeStamp(shop);
	const quick = { error: { code: "invalid", message: SUPPORT_TEXTS.tooQuick } };
	shop.clock.advance(QUICKEST_MS - 1);
	expect(await sendMessage(shop, null, { ...MESSAGE, stamp }, ADDRESS)).toMatchObject(quick);
	shop.clock.advance(1);
	const forged = stamp.replace(/^\d+/, "1");
	for (const not of [forged, "1", "1.", ".", "junk"])
		expect(await sendMessage(shop, null, { ...MESSAGE, stamp: not }, ADDRESS)).toMatchObject(quick);
	expect(await listMessages(shop)).toEqual([]);
	must(await sendMessage(shop, null, { ...MESSAGE, stamp }, ADDRESS));
	expect(await listMessages(shop)).toHaveLength(1);
});

test("one network address sends so many messages an hour and no more", async () => {
	for (let sent = 0; sent < MESSAGE_LIMIT.most; sent++) must(await sendMessage(shop, null, MESSAGE, ADDRESS));
	expect(await sendMessage(shop, null, MESSAGE, ADDRESS)).toMatchObject({ error: { code: "rate_limited" } });
	must(await sendMessage(shop, null, MESSAGE, "192.0.2.2"));
	shop.clock.advance(MESSAGE_LIMIT.windowMs);
	must(await sendMessage(shop, null, MESSAGE, ADDRESS));
});

test("feedback is kept with its family; a year later it and messages are forgotten", async () => {
	must(await giveFeedback(shop, kin, FEEDBACK));
	must(await sendMessage(shop, null, MESSAGE, ADDRESS));
	shop.clock.advance(SUPPORT_KEPT_MS - 1);
	await forgetWritten(shop);
	expect(await listFeedback(shop)).toMatchObject([{ ...FEEDBACK, owner_id: kin.id }]);
	expect(await listMessages(shop)).toHaveLength(1);
	shop.clock.advance(1);
	await forgetWritten(shop);
	expect([await listFeedback(shop), await listMessages(shop)]).toEqual([[], []]);
});

test.each([
	["name", "", "Full name is required"],
	["name", "\u202e\u200b ", "Full name is required"],
	["email", "", "Email is required"],
	["email", "rosa", "Please enter a valid email"],
	["email", "rosa@example.com\r\nBcc: all@example.com", "Please enter a valid email"],
	["email", "rosa@example.com,all@example.com", "Please enter a valid email"],
	["subject", " ", "Subject is required"],
	["message", "", "Message is required"],
	["message", "x".repeat(100_000), "A message can have at most 4000 characters"],
])("%s %j: %s", (field, value, problem) => {
	const read = messageForm.safeParse({ ...MESSAGE, [field]: value });
	expect(read.error?.issues.map(({ message }) => message)).toContain(problem);
});

test("a line break in a subject or a name makes no header", () => {
	const read = messageForm.parse({ ...MESSAGE, subject: "Hi\r\nBcc: all@example.com", name: "Ro\nsa" });
	expect(read).toMatchObject({ subject: "Hi Bcc: all@example.com", name: "Ro sa" });
});

test.each([
	[{ name: "" }, "Name is required"],
	[{ feedback: " " }, "Feedback is required"],
	[{ rating: "0" }, "Please choose 1 to 5 stars"],
	[{ rating: "six" }, "Please choose 1 to 5 stars"],
])("feedback %j: %s", (wrong, problem) => {
	const read = feedbackForm.safeParse({ ...FEEDBACK, rating: "3", ...wrong });
	expect(read.error?.issues.map(({ message }) => message)).toEqual([problem]);
});

test("feedback without stars has five", () => {
	expect(feedbackForm.parse({ name: "Rosa", feedback: "Lovely." }).rating).toBe(5);
});
