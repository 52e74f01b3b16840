/**
 * Bank holidays in England and Wales by rule, so that no list runs out: Banking and Financial Dealings Act 1971,
 * schedule 1, with the early May day and New Year's Day proclaimed every year (https://www.gov.uk/bank-holidays). A day
 * that is proclaimed once, such as for a coronation, isn't among them. Pure, safe in the browser.
 */

const DAY_MS = 24 * 3600_000;
const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

const MAY = 5;
const AUGUST = 8;

/** The bank holidays of a year as `YYYY-MM-DD`, in order; one on a weekend is given as the day that stands in for it. */
export function bankHolidays(year: number): string[] {
	const easter = easterSunday(year);
	const days = [
		written(easter - 2 * DAY_MS),
		written(easter + DAY_MS),
		written(firstMonday(year, MAY)),
		written(firstMonday(year, MAY + 1) - 7 * DAY_MS),
		written(firstMonday(year, AUGUST + 1) - 7 * DAY_MS),
	];
	const fixed = [Date.UTC(year, 0, 1), Date.UTC(year, 11, 25), Date.UTC(year, 11, 26)];
	days.push(...fixed.filter((day) => !isWeekend(day)).map(written));
	// After the others have their days: a Christmas on a Sunday passes over Boxing Day's Monday.
	for (let day of fixed.filter(isWeekend)) {
		while (isWeekend(day) || days.includes(written(day))) day += DAY_MS;
		days.push(written(day));
	}
	return days.sort();
}

/** Whether people work in England and Wales on this day, `YYYY-MM-DD`: neither a weekend nor a bank holiday. */
export function isWorkingDay(day: string): boolean {
	return !isWeekend(Date.parse(day)) && !bankHolidays(Number(day.slice(0, 4))).includes(day);
}

/** Gregorian Easter, by the "anonymous" algorithm (Meeus, Astronomical Algorithms, chapter 8). Midnight UTC, ms. */
function easterSunday(year: number): number {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const ofCentury = year % 100;
	const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
	const count = epact + weekday - 7 * late + 114;
	return Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1);
}

/** The first Monday of a month (1 to 12), midnight UTC, ms. */
function firstMonday(year: number, month: number): number {
	const first = Date.UTC(year, month - 1, 1);
	return first + ((MONDAY - weekdayOf(first) + 7) % 7) * DAY_MS;
}

function isWeekend(day: number): boolean {
	return weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY;
}

function weekdayOf(day: number): number {
	return new Date(day).getUTCDay();
}

function written(day: number): string {
	return new Date(day).toISOString().slice(0, 10);
}
