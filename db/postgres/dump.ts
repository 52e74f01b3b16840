import { spawn } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrations } from "../migrations";
import type { Database } from "../open";
import { flush, reserve } from "../sqlite/backup";
import { withTemporaryFolder } from "../temporary";
import { UnusableDatabase } from "../unusable";
import { nameOfPostgres, passwordIn, withoutPassword } from "./connect";
import { connectAlone } from "./in-turn";
import { type Age, ageOfPostgres, MOVE_AGAIN } from "./usable";

/** As much of what a program says as a person reads. */
const MOST_SAID = 2000;

/**
 * Runs one of PostgreSQL's own programs. Gives what it prints. Throws UnusableDatabase with its own words where it fails.
 */
async function run(program: string, args: string[]): Promise<string> {
	const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
	const [printed, said]: [Buffer[], string[]] = [[], []];
	child.stdout.on("data", (bytes: Buffer) => printed.push(bytes));
	child.stderr.on("data", (bytes: Buffer) => said.push(bytes.toString()));
	const code = await new Promise<number | null>((done, fail) => {
		child.on("close", done);
		child.on("error", () =>
			fail(new UnusableDatabase(`${program} isn't installed here: it comes with PostgreSQL's client.`)),
		);
	});
	if (code !== 0)
		throw new UnusableDatabase(said.join("").trim().slice(0, MOST_SAID) || `${program} failed.`);
	return Buffer.concat(printed).toString();
}

/** Runs one of them on a database. Its password is in a file under the shop's data meanwhile: others see what a process is called with. */
function runOn(dataDir: string, url: string, program: string, args: string[]): Promise<void> {
	return withTemporaryFolder(dataDir, async (folder) => {
		const place = new URL(withoutPassword(url));
		const password = passwordIn(url);
		// Without one, whoever runs the shop has a file or a variable of PostgreSQL's own for it.
		if (password !== null) {
			const passfile = join(folder, "password");
			writeFileSync(passfile, `*:*:*:*:${password.replace(/[\\:]/g, "\\$&")}\n`, { mode: 0o600 });
			place.searchParams.set("passfile", passfile);
		}
		// Whoever came in between is not waited for for ever.
		place.searchParams.set("options", "-clock_timeout=10s");
		await run(program, [`--dbname=${place.href}`, ...args]);
	});
}

/**
 * Writes a consistent copy of a database to `file`, while it is used, for its owner's eyes alone. The queue of jobs isn't in it:
 * a worker makes that again of the table `jobs`.
 * Throws UnusableDatabase when the file is there already, its folder isn't, or pg_dump can't.
 */
export async function dump(dataDir: string, url: string, file: string): Promise<void> {
	reserve(file);
	try {
		const format = ["--format=custom", "--no-owner", "--no-privileges"];
		await runOn(dataDir, url, "pg_dump", [...format, "--exclude-schema=graphile_worker", `--file=${file}`]);
		flush(file);
	} catch (error) {
		rmSync(file, { force: true });
		throw error;
	}
}

/** Takes away what a shop has in a database, so that a copy of another time can be put there. */
const EMPTY = `do $$ declare one text; begin
	for one in select tablename from pg_tables where schemaname = current_schema() loop
		execute format('drop table %I cascade', one);
	end loop;
end $$;
drop function if exists json_extract(text, text);
drop schema if exists graphile_worker cascade;`;

/**
 * Puts the copy `from` in the place of what the database has, all of it or nothing; what was there before is kept as `aside`.
 * Throws UnusableDatabase, with everything as it was, when a shop is running or the copy is not sound. Gives whether there was
 * something to replace.
 */
export async function restoreDump(
	dataDir: string,
	from: string,
	url: string,
	aside: string,
): Promise<boolean> {
	await expectShops(from);
	let age: Age = "empty";
	// Nothing is asked of this connection from here on: it keeps a shop from starting until the copy is in its place.
	const alone = await connectAlone(url, nameOfPostgres(url), async (db) => {
		age = await ageOfOurs(db);
	});
	const script = `${aside}.restoring`;
	try {
		if (age !== "empty") await dump(dataDir, url, aside);
		reserve(script);
		// The whole script first: one that broke off would be taken for a whole one.
		await run("pg_restore", ["--no-owner", "--no-privileges", `--file=${script}`, from]);
		const whole = ["--quiet", "--no-psqlrc", "--single-transaction", "--set=ON_ERROR_STOP=1"];
		await runOn(dataDir, url, "psql", [
			...whole,
			"--output=/dev/null",
			`--command=${EMPTY}`,
			`--file=${script}`,
		]);
		return age !== "empty";
	} finally {
		rmSync(script, { force: true });
		await alone.destroy();
	}
}

/** Throws UnusableDatabase for a file that is no copy of a shop, or of a newer one. */
async function expectShops(file: string): Promise<void> {
	if (!existsSync(file)) throw new UnusableDatabase(`There is no file ${file}.`);
	const rows = await run("pg_restore", ["--data-only", "--table=kysely_migration", "--file=-", file]).catch(
		(error: Error) => {
			throw new UnusableDatabase(`${file} can't be read as a copy of PostgreSQL's: ${error.message}`);
		},
	);
	const names = rows
		.split("\n")
		.filter((line) => line.includes("\t"))
		.map((line) => line.split("\t")[0] ?? "");
	if (names.length === 0) throw new UnusableDatabase(`${file} holds no shop.`);
	if (names.some((name) => !(name in migrations)))
		throw new UnusableDatabase(`${file} is newer than this code: update the code first.`);
}

/** What stands in a database that can be replaced. Throws UnusableDatabase for one that can't: it is none of ours, or half moved. */
async function ageOfOurs(db: Database): Promise<Age> {
	const age = await ageOfPostgres(db);
	if (age === "half moved") throw new UnusableDatabase(MOVE_AGAIN);
	return age;
}
