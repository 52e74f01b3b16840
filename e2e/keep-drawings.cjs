/**
 * Each shop of the browser tests is started with this in front of it (`node --require`): what its drawing processes answer is kept,
 * by a hash of what they were asked and of the built program that answers, and the next shop that asks the same is given that.
 * The shop itself knows nothing of it: its queue, its pool and its messages are the real ones, and so is the process, for which this
 * file stands in until something is asked that nobody has asked before. Then it loads the real program into itself.
 */
const childProcess = require("node:child_process");
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");
const { deserialize, serialize } = require("node:v8");

const PROGRAMS = ["likeness-process.cjs", "drawing-process.js"];
/**
 * Of a photo's people a slow machine leaves out those for whom there is no time, from 8 s on (draw-likeness.server.ts): an answer
 * that took longer says something of the machine, and isn't kept.
 */
const LONGEST_MS = 8000;

if (require.main === module) answer(process.argv[2], process.argv[3]);
else {
	const { fork } = childProcess;
	childProcess.fork = (path, args, options) =>
		PROGRAMS.some((name) => path.endsWith(name))
			? fork(__filename, [path, process.env.KEPT_DRAWINGS], options)
			: fork(path, args, options);
	syncBuiltinESMExports();
}

/** Answers orders from what is in the folder, and by the program where nothing is. */
function answer(program, folder) {
	const send = process.send.bind(process);
	/** The orders that the program is at: where each one's answer is to be kept, and since when. */
	const asked = new Map();
	let loading;

	process.send = (message) => {
		const { file, since } = asked.get(message.id);
		asked.delete(message.id);
		if (message.outcome !== undefined && performance.now() - since < LONGEST_MS) {
			// Whole or not at all: several processes may be at the same.
			const begun = `${file}.${process.pid}`;
			writeFileSync(begun, serialize(message.outcome));
			renameSync(begun, file);
		}
		return send(message);
	};
	process.on("message", async ({ id, task }) => {
		const file = join(folder, createHash("sha256").update(serialize(task)).digest("hex"));
		if (existsSync(file)) return void send({ id, outcome: deserialize(readFileSync(file)) });
		loading ??= listenerOf(program);
		const listener = await loading;
		asked.set(id, { file, since: performance.now() });
		listener({ id, task });
	});
	process.on("disconnect", () => process.exit());
}

/** Loads a program into this process; gives what it would do with a message. */
async function listenerOf(program) {
	const { on } = process;
	let listener;
	process.on = (event, listen) => {
		if (event !== "message") return on.call(process, event, listen);
		listener = listen;
		return process;
	};
	await import(pathToFileURL(program).href);
	process.on = on;
	return listener;
}
