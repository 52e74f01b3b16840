import { expect, test } from "vitest";
import { isDatabaseAway } from "./away";

const coded = (code: string) => Object.assign(new Error("of the system or the server"), { code });

test.each([
	["a server that isn't there", coded("ECONNREFUSED"), true],
	["one that shuts down", coded("57P01"), true],
	["one that has no connection left", coded("53300"), true],
	["each of two addresses", new AggregateError([coded("ENETDOWN"), coded("ETIMEDOUT")]), true],
	["a connection that ended", new Error("Connection terminated unexpectedly"), true],
	["an answer that doesn't come", new Error("Query read timeout"), true],
	["a row that is there already", coded("23505"), false],
	["a bug", new TypeError("undefined is not a function"), false],
	["no error at all", "Query read timeout", false],
])("%s", (_, error, away) => {
	expect(isDatabaseAway(error)).toBe(away);
});
