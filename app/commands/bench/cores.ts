import { spawn } from "node:child_process";
import { once } from "node:events";

const SECONDS = 2;

/** Calculates and makes garbage, as pages do, and prints how often. Runs in a process of its own: it knows nothing of this file. */
function calculate(seconds: number): void {
	const end = Date.now() + seconds * 1000;
	let done = 0;
	for (; Date.now() < end; done++) {
		const named = Array.from({ length: 1000 }, (_, i) => ({ name: `n${(i * done) % 97}` }));
		named.sort((one, other) => (one.name < other.name ? -1 : 1));
	}
	process.stdout.write(String(done));
}

async function calculated(): Promise<number> {
	const script = `(${calculate})(${SECONDS})`;
	const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
	let printed = "";
	child.stdout.on("data", (bytes: Buffer) => {
		printed += bytes.toString();
	});
	await once(child, "close");
	return Number(printed) / SECONDS;
}

/** How often a second one process calculates, and two at once that share nothing: what this machine has to give. */
export async function calculations(): Promise<[one: number, two: number]> {
	const one = await calculated();
	const [first, second] = await Promise.all([calculated(), calculated()]);
	return [one, first + second];
}
