import { spawn } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { LICENCES, MODEL_FILES } from "../app/studio/likeness/models/model-files";
import { imageFolder } from "./image-folder";
import { freePort } from "./shop";
import { expect, test } from "./test";

/** Longest the shop may take to end, ms: its own grace of 25 s and the rest. */
const ENDED = { timeout: 30_000 };

for (const [what, command, args, signal] of [
	["npm start is told to end", "npm", ["start"], "SIGTERM"],
	["npm start is killed", "npm", ["start"], "SIGKILL"],
	["start.mjs is killed", process.execPath, ["app/commands/start.mjs"], "SIGKILL"],
] as const) {
	test(`${what}: the shop ends with it, and its port is free for the next`, {
		tag: "@script",
	}, async () => {
		const folder = imageFolder();
		const port = await freePort();
		const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data") };
		const answer = () =>
			fetch(`http://localhost:${port}/healthz`).then(
				({ status }) => status,
				() => "nobody",
			);
		const start = () => spawn(command, args, { cwd: folder, env, stdio: "ignore", detached: true });
		const first = start();
		let second: typeof first | undefined;
		try {
			await expect.poll(answer, ENDED).toBe(200);
			first.kill(signal);
			await expect.poll(answer, ENDED).toBe("nobody");
			second = start();
			await expect.poll(answer, ENDED).toBe(200);
		} finally {
			// Whole groups: what a failing shop leaves behind must not outlive the test.
			for (const started of [first, second]) endGroup(started?.pid);
			rmSync(folder, { recursive: true, force: true });
		}
	});
}

test("of trained models the build holds those of the list, their licences and what runs them", {
	tag: "@script",
}, () => {
	const listed = [...MODEL_FILES.map((file) => basename(file)), ...Object.keys(LICENCES)];
	expect(readdirSync("build/likeness").sort()).toEqual(["likeness-process.cjs", ...listed].sort());
});

function endGroup(pid: number | undefined): void {
	if (pid === undefined) return;
	try {
		process.kill(-pid, "SIGKILL");
	} catch (error) {
		// Nobody of it is left.
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}
