import type { ColumnType } from "kysely";

export type Flag = 0 | 1;
/** ISO 8601 in UTC, as `Date.toISOString()` writes it, so that text order is time order. */
export type Time = string;
/** A time set once, when the row is written. */
export type Created = ColumnType<Time, Time, never>;
