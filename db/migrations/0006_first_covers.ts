import { type Kysely, sql } from "kysely";

/**
 * A book's time is its first cover's: its offer begins there. One that was sent while its family had no covers left waits for
 * them from now on, by a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		update books set created_at = (
			select min(covers.ready_at) from covers where covers.book_id = books.id and covers.state = 'ready'
		)
		where exists (select 1 from covers where covers.book_id = books.id and covers.state = 'ready')
	`.execute(db);
	await sql`
		insert into jobs (id, kind, key, payload, state, attempts, run_at, steps, created_at)
		select 'job_' || id, 'draw-waiting', 'draw-waiting:' || id || ':0006', '{"bookId":"' || id || '"}', 'ready', 0,
			updated_at, '{}', updated_at
		from books where failure = 'frozen' and cover_id is null
	`.execute(db);
}
