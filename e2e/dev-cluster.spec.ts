import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startPostgres } from "../app/commands/postgres.mjs";
import { imageFolder } from "./image-folder";
import { freePort } from "./shop";

const STARTED = { timeout: 60_000 };

const statusOf = (port: number, path = "/healthz") =>
	fetch(`http://localhost:${port}${path}`).then(
		({ status }) => status,
		() => "nobody",
	);

/** A port that nobody listens on, nor on the two after it. */
async function threePorts(): Promise<number> {
	for (;;) {
		const port = await freePort();
		const answers = await Promise.all([1, 2].map((more) => statusOf(port + more)));
		if (answers.every((answer) => answer === "nobody")) return port;
	}
}

test("dev:cluster opens a shop at one address, starts what dies again, and SIGTERM ends all of it", {
	tag: "@script",
}, async () => {
	test.setTimeout(180_000);
	const postgres = await startPostgres();
	const home = imageFolder();
	const port = await threePorts();
	const env = {
		...process.env,
		PORT: String(port),
		DATA_DIR: join(home, "data"),
		DATABASE_URL: postgres.url,
		APP_URL: "",
	};
	const args = ["app/commands/cluster.mjs", "--web", "1", "--workers", "1"];
	const cluster: ChildProcess = spawn(process.execPath, args, {
		cwd: home,
		env,
		stdio: ["ignore", "ignore", "pipe"],
	});
	let said = "";
	cluster.stderr?.on("data", (words: Buffer) => {
		said += words;
	});
	const webs = () => [...said.matchAll(/^web (\d+) on/gm)].map(([, pid]) => Number(pid));
	try {
		await expect.poll(() => said, STARTED).toContain(`The shop is open at http://localhost:${port}`);
		expect(await Promise.all([port, port + 1, port + 2].map((at) => statusOf(at)))).toEqual([200, 200, 200]);
		expect(await statusOf(port, "/")).toBe(200);
		process.kill(webs()[0] as number, "SIGKILL");
		await expect.poll(() => webs().length, STARTED).toBe(2);
		await expect.poll(() => statusOf(port, "/"), STARTED).toBe(200);
		cluster.kill("SIGTERM");
		expect(await once(cluster, "exit")).toEqual([0, null]);
		expect(await Promise.all([port, port + 1, port + 2].map((at) => statusOf(at)))).toEqual(
			Array(3).fill("nobody"),
		);
	} finally {
		if (cluster.exitCode === null) cluster.kill("SIGTERM");
		postgres.stop();
		rmSync(home, { recursive: true, force: true });
	}
});
