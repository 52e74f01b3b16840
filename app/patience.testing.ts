import { vi } from "vitest";

/** `vi.waitFor` gives up after a second, which on a machine that draws and browses at the same time is over before anybody's turn. */
const LONGEST_MS = 30_000;

const { waitFor } = vi;
// Vitest runs this module again for every file of tests.
if (!("isPatient" in waitFor)) {
	const patient: typeof waitFor = (work, options) =>
		waitFor(work, typeof options === "number" ? options : { timeout: LONGEST_MS, ...options });
	vi.waitFor = Object.assign(patient, { isPatient: true });
}
