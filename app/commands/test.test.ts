import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

/** A runner that says where PostgreSQL is and goes on for ever; without one it has nothing to do. */
const RUNNER = `const url = process.env.TEST_DATABASE_URL;
if (url) { console.log("at", new URL(url).port); setInterval(() => {}, 1000); }`;

/** A folder in which everything is installed and built, for a shop of no sources. */
function preparedFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "npm-test-"));
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	};
	const ofNothing = createHash("sha256").digest("hex");
	for (const stamp of ["node_modules/.installed", "build/.built"]) write(stamp, ofNothing);
	write("node_modules/vitest/vitest.mjs", RUNNER);
	for (const empty of ["app", "db"]) mkdirSync(join(folder, empty));
	return folder;
}

const isOpen = (port: number) =>
	new Promise<boolean>((done) => {
		const socket = connect(port, "127.0.0.1", () => done(true)).once("error", () => done(false));
		socket.once("connect", () => socket.destroy());
	});

test.each([
	"SIGINT",
	"SIGTERM",
] as const)("npm test that is ended by %s leaves no PostgreSQL behind", async (signal) => {
	const tests = spawn(process.execPath, [resolve("app/commands/test.mjs")], {
		cwd: preparedFolder(),
		env: { ...process.env, TEST_DATABASE_URL: "" },
		stdio: ["ignore", "pipe", "ignore"],
	});
	onTestFinished(() => void tests.kill("SIGKILL"));
	let said = "";
	tests.stdout.on("data", (words: Buffer) => {
		said += words;
	});
	await vi.waitFor(() => expect(said).toMatch(/^at \d+$/m), { timeout: 60_000 });
	const port = Number(/^at (\d+)$/m.exec(said)?.[1]);
	expect(await isOpen(port)).toBe(true);
	const ended = once(tests, "exit");
	tests.kill(signal);
	expect(await ended).toEqual([1, null]);
	expect(await isOpen(port)).toBe(false);
});
