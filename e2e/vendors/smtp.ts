import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { drip, type Fault, faultFor, listen } from "./listen";

/** A mail as it came over the wire: headers unfolded, by lower-cased name; bodies still encoded. */
export type Received = {
	from: string;
	to: string[];
	headers: Map<string, string>;
	source: string;
	/** ms, by this machine's clock. */
	at: number;
};

export type SmtpStandIn = {
	url: string;
	received: Received[];
	/** What it answers to a command from now on, instead of agreeing: `{RCPT: "550 no such mailbox"}`. */
	answers: Partial<Record<"EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "END", string>>;
	/** `on` is a command; the end of a mail is END. */
	faults: Fault[];
	close(): Promise<void>;
};

/** Plays a mail server that takes everything in and delivers nothing (RFC 5321, no encryption). */
export async function startSmtp(): Promise<SmtpStandIn> {
	const received: Received[] = [];
	const answers: SmtpStandIn["answers"] = {};
	const faults: Fault[] = [];

	async function converse(socket: Socket) {
		let from = "";
		let to: string[] = [];
		let data: string[] | null = null;
		socket.write("220 standin ESMTP\r\n");
		for await (const line of createInterface({
			input: socket,
			crlfDelay: Number.POSITIVE_INFINITY,
		})) {
			if (data && line !== ".") {
				data.push(line.startsWith(".") ? line.slice(1) : line);
				continue;
			}
			const verb = data ? "END" : line.slice(0, 4).toUpperCase();
			const source = data?.join("\r\n") ?? "";
			data = null;
			const { does, code = "", everyMs } = faultFor(faults, verb) ?? {};
			if (does === "hang") continue;
			if (does === "reset") return socket.resetAndDestroy();
			const say = (words: string) => answer(socket, `${words}\r\n`, does, everyMs);
			const other =
				typeof does === "number" ? `${does} ${code} told to fail` : answers[verb as keyof typeof answers];
			if (other) say(other);
			else if (verb === "END") {
				received.push(parse(from, to, source));
				say("250 taken");
			} else if (verb === "EHLO") say("250-standin\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 AUTH PLAIN");
			else if (verb === "AUTH") say("235 welcome");
			else if (verb === "MAIL") {
				from = inBrackets(line);
				to = [];
				say("250 go on");
			} else if (verb === "RCPT") {
				to.push(inBrackets(line));
				say("250 go on");
			} else if (verb === "DATA") {
				data = [];
				say("354 end with a dot");
			} else if (verb === "QUIT") {
				say("221 bye");
				socket.end();
			} else say("502 not here");
		}
	}

	const server = createServer((socket) => {
		socket.on("error", () => socket.destroy());
		converse(socket).catch(() => socket.destroy());
	});
	const { port, close } = await listen(server);
	return { url: `smtp://127.0.0.1:${port}`, received, answers, faults, close };
}

/** Says what it says, unless a fault has it otherwise. */
function answer(socket: Socket, words: string, does?: Fault["does"], everyMs?: number): void {
	if (does === "reset after doing") socket.resetAndDestroy();
	else if (does === "cut") socket.end(words.slice(0, words.length / 2));
	else if (does === "drip") void drip(Buffer.from(words), socket, everyMs);
	else if (does !== "hang after doing") socket.write(words);
}

const inBrackets = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";

function parse(from: string, to: string[], source: string): Received {
	const [head = ""] = source.split("\r\n\r\n", 1);
	const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	const headers = new Map(
		lines.map((line) => [
			line.slice(0, line.indexOf(":")).toLowerCase(),
			line.slice(line.indexOf(":") + 1).trim(),
		]),
	);
	return { from, to, headers, source, at: Date.now() };
}
