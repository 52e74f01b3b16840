import type { Migration } from "kysely";
import * as m0001 from "./0001_shop";
import * as m0002 from "./0002_reserved_uses";

/** Every migration there has ever been, in order. A landed one is frozen: change the schema with a new one. */
export const migrations: Record<string, Migration> = {
	"0001_shop": m0001,
	"0002_reserved_uses": m0002,
};
