import { cpus } from "node:os";
import { compareEngines } from "./engine-pages";
import { withEngines } from "./engines";
import { measureLists } from "./lists";
import { measureQueue } from "./queue";
import { compareWebs } from "./two-webs";

/** `npm run bench -- --postgres`: SQLite and PostgreSQL side by side, then what two web processes and several workers add. */
export async function measurePostgres(): Promise<void> {
	process.stdout.write(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}\n`);
	await withEngines(async (sqlite, postgres) => {
		const pages = await compareEngines(sqlite, postgres);
		await measureLists([sqlite, postgres]);
		// Whoever isn't measured has nothing to do with the processors any more.
		await sqlite.close();
		await postgres.close();
		// What comes from a process's memory costs the front as much as it costs the process.
		const rendered = pages.filter(({ headers }) => headers?.Cookie);
		await compareWebs(rendered, postgres.env);
		await measureQueue(postgres.db, "reader@bench.example", postgres.env);
	});
}
