import { BRAND } from "~/content/brand";
import { type Seller, sellerLines } from "~/content/seller";
import { printable } from "~/shop/printable";

/** A mail as its writer gives it; `title` is the headline. `isNews`: nobody's order or account needs it (news.ts). */
export type Letter = { subject: string; title: string; blocks: readonly Block[]; isNews?: true };

/** A letter to be laid out. */
export function write(subject: string, title: string, blocks: readonly Block[]): Letter {
	return { subject, title, blocks };
}

/** Everything a person wrote goes through here on its way into a mail's HTML. */
export function escapeHtml(text: string): string {
	return text
		.replace(/&/g, "&amp;")
		.replace(/</g, "&lt;")
		.replace(/>/g, "&gt;")
		.replace(/"/g, "&quot;")
		.replace(/'/g, "&#39;");
}

/** One line of text: a subject with a line break would be a header of its own. */
export function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** A name and its value; what everything adds up to stands out. */
export type Row = readonly [name: string, value: string, as?: "total"];

/** A paragraph, a button that goes somewhere, or rows of names and values. */
export type Block =
	| { kind: "text"; text: string; isNews?: true }
	| { kind: "button" | "link"; label: string; href: string }
	| { kind: "rows"; rows: readonly Row[] }
	| { kind: "heading"; text: string };

const NO_MORE_NEWS = "No more news like this";

const INK = "#15303b";
const SOFT = "#445861";
const FONT = "font-family:Georgia,'Times New Roman',serif";
const TEXT_FONT = "font-family:Verdana,Geneva,sans-serif";

/** "evil.co", also with a full stop of another script; an e-mail address, the beginning of an address, a number to ring or of a machine. */
const LIKE_ADDRESS =
	/@|:\/\/|\bwww\b|[\p{L}\p{N}][.\u3002][\p{L}\p{M}]{2}|[.\u3002]xn--|(?:\d[\s().+/-]*){7}|(?:\d+\.){3}\d/iu;

/**
 * Words before which somebody's name stands, and the name behind them: not one that looks like an address, for a mail's program makes a
 * link of it, and whoever chose that name needn't be whoever gets the mail.
 */
export function greeted(words: string, name: string, between = " "): string {
	const read = name.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
	return LIKE_ADDRESS.test(read) ? words : `${words}${between}${name}`;
}

/** How a mail begins: a line of its own, after which a sentence can begin. */
export function greeting(name: string): Block {
	return { kind: "text", text: `${greeted("Hello", name)},` };
}

/** A value up to so many characters stays on one line, even on a phone. */
const SHORT_VALUE = 22;

function rowHtml([name, value, as]: Row): string {
	const line = as === "total" ? `border-top:2px solid ${INK};font-size:19px;` : "";
	const whole = value.length <= SHORT_VALUE ? ";white-space:nowrap" : "";
	return (
		`<tr><td valign="top" style="${line}padding:6px 16px 6px 0;color:${as ? INK : SOFT}">${escapeHtml(name)}</td>` +
		`<td align="right" valign="top" style="${line}padding:6px 0;font-weight:bold${whole}">${escapeHtml(value)}</td></tr>`
	);
}

function blockHtml(block: Block): string {
	switch (block.kind) {
		case "heading":
			return `<h2 style="${FONT};font-size:20px;line-height:26px;color:${INK};margin:28px 0 8px">${escapeHtml(block.text)}</h2>`;
		case "text":
			return `<p style="margin:0 0 16px">${escapeHtml(block.text).replace(/\n/g, "<br>")}</p>`;
		case "button":
			return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:14px 26px;background:#f8b73a;color:${INK};border:2px solid #8d5c00;border-radius:12px;font-weight:bold;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
		case "link":
			return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" style="color:${INK}">${escapeHtml(block.label)}</a></p>`;
		case "rows":
			return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.rows.map(rowHtml).join("")}</table>`;
	}
}

function blockText(block: Block): string {
	switch (block.kind) {
		case "heading":
			return block.text.toUpperCase();
		case "text":
			return block.text;
		case "button":
		case "link":
			return `${block.label}:\n${block.href}`;
		case "rows":
			return block.rows.map(([name, value]) => `${name}: ${value}`).join("\n");
	}
}

/**
 * Lays a mail out in both its forms, which say the same: a table for old mail programs, inline styles, no picture from outside, so that
 * opening it tells nobody anything. The seller stands at its foot, and the way to end news where it has any. Of what people typed,
 * nothing is left that a mail program would obey.
 */
export function layOut({ subject, title, blocks }: Letter, seller: Seller, unsubscribe?: string) {
	const end = [
		`${BRAND.name} - ${BRAND.strapline}`,
		`Questions? Just reply, write to ${seller.email} or ring ${seller.phone}.`,
		...sellerLines(seller),
	].join("\n");
	const ending = unsubscribe
		? `<br><a href="${escapeHtml(unsubscribe)}" style="color:${SOFT}">${NO_MORE_NEWS}</a>`
		: "";
	const html = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;padding:0;background:#fffaf0;color:${INK};${TEXT_FONT};font-size:16px;line-height:25px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fffaf0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:18px 28px;background:#12323f;border-radius:16px 16px 0 0;${FONT};font-size:22px;color:#ffdc8c">${escapeHtml(BRAND.name)}</td></tr>
<tr><td style="padding:28px;background:#fffefb;border-radius:0 0 16px 16px;overflow-wrap:anywhere;word-break:break-word">
<h1 style="${FONT};font-size:28px;line-height:34px;margin:0 0 16px;color:${INK}">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join("\n")}
</td></tr>
<tr><td style="padding:20px 28px;font-size:13px;line-height:20px;color:${SOFT}">${escapeHtml(end).replace(/\n/g, "<br>")}${ending}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
	const text = `${title}\n\n${blocks.map(blockText).join("\n\n")}\n\n-- \n${end}\n${unsubscribe ? `${NO_MORE_NEWS}: ${unsubscribe}\n` : ""}`;
	return { subject: oneLine(printable(subject)), html: printable(html), text: printable(text) };
}
