import { printable } from "~/shop/printable";

/** What may stand in a log line. Never a name, an address, a token or a text somebody typed. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Log = {
	info(event: string, fields?: LogFields): void;
	warn(event: string, fields?: LogFields): void;
	/** `error`'s message and stack go along: bugs only, expected failures are values. */
	error(event: string, error: unknown, fields?: LogFields): void;
};

/** JSON lines, on standard error unless told otherwise: standard output belongs to remix-serve and is closed. */
export function createLog(write: (line: string) => void = (line) => process.stderr.write(line)): Log {
	const line = (level: string, event: string, fields: LogFields = {}) =>
		write(`${printable(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }))}\n`);
	return {
		info: (event, fields) => line("info", event, fields),
		warn: (event, fields) => line("warn", event, fields),
		error: (event, error, fields) => {
			const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
			line("error", event, { ...fields, stack: stack.slice(0, 4000) });
		},
	};
}
