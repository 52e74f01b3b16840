/**
 * Each shop of the browser tests is started with this in front of it (`node --require`): what its drawing processes answer is kept,
 * by a hash of what they were asked and of the built program that answers, and the next shop that asks the same is given that.
 * The shop itself knows nothing of it: its queue, its pool and its messages are the real ones, and so is the process, for which this
 * file stands in until something is asked that nobody has asked before. Then it loads the real program into itself.
 * While the file is there that `HELD_WHILE` names, nothing is answered: a test looks at what is shown meanwhile.
 */
const childProcess = require("node:child_process");
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, renameSync, rmSync, writeFileSync } = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");
const { join } = require("node:path");
const { setTimeout: pause } = require("node:timers/promises");
const { pathToFileURL } = require("node:url");
const { deserialize, serialize } = require("node:v8");

const PROGRAMS = ["likeness-process.cjs", "drawing-process.js"];
/**
 * Of a photo's people a slow machine leaves out those for whom there is no time, from 8 s on (draw-likeness.server.ts). Here only the
 * process's own work counts as time, for the tests leave no core idle; an answer that took longer is cut short all the same, and isn't kept.
 */
const LONGEST_MS = 8000;

if (require.main === module) answer(...process.argv.slice(2));
else {
	const { fork } = childProcess;
	childProcess.fork = (path, args, options) =>
		PROGRAMS.some((name) => path.endsWith(name))
			? // A drawing process has nothing of the shop's environment.
				fork(__filename, [path, process.env.KEPT_DRAWINGS, process.env.HELD_WHILE ?? ""], options)
			: fork(path, args, options);
	syncBuiltinESMExports();
}

/** Answers orders from what is in the folder, and by the program where nothing is. */
function answer(program, folder, held) {
	const send = process.send.bind(process);
	/** The orders that the program is at: where each one's answer is to be kept, and since when. */
	const asked = new Map();
	let loading;
	performance.now = workedMs;

	process.send = (message) => {
		const { file, since } = asked.get(message.id);
		asked.delete(message.id);
		if (message.outcome !== undefined && performance.now() - since < LONGEST_MS) {
			// Whole or not at all: several processes may be at the same.
			const begun = `${file}.${process.pid}`;
			writeFileSync(begun, serialize(message.outcome));
			renameSync(begun, file);
		}
		rmSync(turnAt(file), { force: true });
		return send(message);
	};
	process.on("message", async ({ id, task: order }) => {
		const task = ofAnyBook(order);
		const file = join(folder, createHash("sha256").update(serialize(task)).digest("hex"));
		while (existsSync(held)) await pause(20);
		await takeTurn(file);
		if (existsSync(file)) return void send({ id, outcome: deserialize(readFileSync(file)) });
		loading ??= listenerOf(program);
		const listener = await loading;
		asked.set(id, { file, since: performance.now() });
		listener({ id, task });
	});
	process.on("disconnect", () => process.exit());
}

/** How long this process has worked, ms. */
function workedMs() {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** A spread's seed begins with its book's id: another book that says and shows the same has the same pictures. */
function ofAnyBook(order) {
	if (!order.spread) return order;
	return { ...order, spread: { ...order.spread, seed: order.spread.seed.replace(/^book_[^:]+/, "book") } };
}

/** Names the process that is at an answer. */
const turnAt = (file) => `${file}.turn`;

/** Waits until an answer is there or nobody is at it, who may be a shop that has been stopped meanwhile: then it is this one's turn. */
async function takeTurn(file) {
	while (!existsSync(file)) {
		try {
			return writeFileSync(turnAt(file), String(process.pid), { flag: "wx" });
		} catch {
			if (!isAtWork(turnAt(file))) rmSync(turnAt(file), { force: true });
			await pause(20);
		}
	}
}

/** Whether the process that a file names is there; one that has just been made names nobody yet. */
function isAtWork(file) {
	try {
		const pid = Number(readFileSync(file, "utf8"));
		return pid === 0 || process.kill(pid, 0);
	} catch {
		return false;
	}
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
