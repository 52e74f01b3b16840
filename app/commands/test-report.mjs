/** What `npm test` tells at its end of where the time went, read from Vitest's results. It tells only: no test fails by a clock. */
import { relative } from "node:path";

/** Whoever writes and draws the books: by far the most that the tests calculate, so they have a budget of their own. */
const STUDIO = ["app/studio/", "app/providers/writer/", "app/providers/illustrator/"];
/** Seconds that the studio's tests may take of a run. */
const BUDGET = 120;
/** So many files are tested at the same time. */
const WORKERS = 2;

/** The files whose tests took longest, the slowest first, by their path from the root. */
export function slowestFiles(results, most) {
	return secondsOfFiles(results)
		.sort((one, other) => other.seconds - one.seconds)
		.slice(0, most);
}

/** How many seconds of a run the studio's tests took, and how many they may. */
export function studioSeconds(results) {
	const seconds = secondsOfFiles(results)
		.filter(({ file }) => STUDIO.some((folder) => file.startsWith(folder)))
		.reduce((sum, file) => sum + file.seconds, 0);
	return { seconds: seconds / WORKERS, budget: BUDGET };
}

/** Both, as lines to print. */
export function timesTold(results) {
	const { seconds, budget } = studioSeconds(results);
	return [
		"The slowest files:",
		...slowestFiles(results, 10).map((slow) => `${slow.seconds.toFixed(1).padStart(7)} s  ${slow.file}`),
		`Writer and illustrator: ${Math.round(seconds)} s of their ${budget} s${seconds > budget ? ": TOO SLOW" : ""}`,
	];
}

function secondsOfFiles({ testResults }) {
	return testResults.map(({ name, startTime, endTime }) => ({
		file: relative(process.cwd(), name),
		seconds: (endTime - startTime) / 1000,
	}));
}
