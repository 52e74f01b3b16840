import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { imageFolder } from "./image-folder";
import { freePort } from "./shop";
import { expect, test } from "./test";

const STARTED = { timeout: 60_000 };

const statusOf = (port: number, path = "/healthz") =>
	fetch(`http://localhost:${port}${path}`).then(
		({ status }) => status,
		() => "nobody",
	);

/** Whether anybody listens on a port: PostgreSQL speaks no HTTP. */
const isOpen = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("connect", () => socket.destroy());
	});

/** How far from the front's port the two web processes, the two workers and PostgreSQL are. */
const BEHIND = [1, 2, 3, 4, 9];

/** A port that nobody listens on, nor on those behind it. */
async function freePorts(): Promise<number> {
	for (;;) {
		const port = await freePort();
		const answers = await Promise.all(BEHIND.map((more) => statusOf(port + more)));
		if (answers.every((answer) => answer === "nobody")) return port;
	}
}

test("dev:cluster opens a shop at one address, starts what dies again, and SIGTERM ends all of it", {
	tag: "@script",
}, async () => {
	test.setTimeout(180_000);
	const home = imageFolder();
	// PostgreSQL's own user, where root runs the tests, has its data below.
	chmodSync(home, 0o755);
	const port = await freePorts();
	const env = {
		...process.env,
		PORT: String(port),
		DATA_DIR: join(home, "data"),
		DATABASE_URL: "",
		APP_URL: "",
	};
	const cluster: ChildProcess = spawn(process.execPath, ["app/commands/cluster.mjs"], {
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
		const places = [0, ...BEHIND].map((more) => port + more);
		expect(await Promise.all(places.slice(0, 5).map((at) => statusOf(at)))).toEqual(Array(5).fill(200));
		expect(await statusOf(port, "/")).toBe(200);
		process.kill(webs()[0] as number, "SIGKILL");
		await expect.poll(() => webs().length, STARTED).toBe(3);
		await expect.poll(() => statusOf(port, "/"), STARTED).toBe(200);
		cluster.kill("SIGTERM");
		expect(await once(cluster, "exit")).toEqual([0, null]);
		expect(await Promise.all(places.map(isOpen))).toEqual(places.map(() => false));
	} finally {
		if (cluster.exitCode === null) cluster.kill("SIGTERM");
		rmSync(home, { recursive: true, force: true });
	}
});
