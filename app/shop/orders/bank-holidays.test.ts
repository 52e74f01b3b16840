import { expect, test } from "vitest";
import { bankHolidays, isWorkingDay } from "./bank-holidays";

// As published for England and Wales: https://www.gov.uk/bank-holidays
const PUBLISHED: Record<number, string[]> = {
	2025: ["01-01", "04-18", "04-21", "05-05", "05-26", "08-25", "12-25", "12-26"],
	2026: ["01-01", "04-03", "04-06", "05-04", "05-25", "08-31", "12-25", "12-28"],
	2027: ["01-01", "03-26", "03-29", "05-03", "05-31", "08-30", "12-27", "12-28"],
	2028: ["01-03", "04-14", "04-17", "05-01", "05-29", "08-28", "12-25", "12-26"],
};

test.each(Object.entries(PUBLISHED))("the bank holidays of %s are those of gov.uk", (year, days) => {
	expect(bankHolidays(Number(year))).toEqual(days.map((day) => `${year}-${day}`));
});

test("Boxing Day keeps its Monday when Christmas is a Sunday, and Christmas gets the Tuesday", () => {
	expect(bankHolidays(2022).slice(-2)).toEqual(["2022-12-26", "2022-12-27"]);
	expect(bankHolidays(2023)[0]).toBe("2023-01-02");
});

test.each([
	["a Tuesday", "2026-03-03", true],
	["a Saturday", "2026-03-07", false],
	["a Sunday", "2026-03-08", false],
	["Good Friday", "2026-04-03", false],
	["the day after Easter Monday", "2026-04-07", true],
	["the Monday that stands in for Boxing Day", "2026-12-28", false],
])("%s: a working day? %s %s", (_name, day, works) => expect(isWorkingDay(day)).toBe(works));
