import { spawn } from "node:child_process";
import { once } from "node:events";

const SECONDS = 2;

/** What a process does that only calculates and makes garbage, as pages do; prints how often. */
const CALCULATE = `let done = 0, kept = [];
const end = Date.now() + ${SECONDS * 1000};
while (Date.now() < end) {
	kept = Array.from({ length: 1000 }, (_, i) => ({ name: "n" + (i * done) % 97 }));
	kept.sort((a, b) => (a.name < b.name ? -1 : 1));
	done++;
}
console.log(done);`;

async function calculate(): Promise<number> {
	const child = spawn(process.execPath, ["-e", CALCULATE], { stdio: ["ignore", "pipe", "inherit"] });
	let printed = "";
	child.stdout.on("data", (bytes: Buffer) => {
		printed += bytes.toString();
	});
	await once(child, "close");
	return Number(printed);
}

/** How often a second one process calculates, and two at once that share nothing: what this machine has to give. */
export async function calculations(): Promise<[one: number, two: number]> {
	const one = await calculate();
	const [first, second] = await Promise.all([calculate(), calculate()]);
	return [one / SECONDS, (first + second) / SECONDS];
}
