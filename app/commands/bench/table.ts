/** Prints rows under a heading, columns as wide as they need. */
export function print(heading: string, columns: string[], rows: (string | number)[][]): void {
	const cells = [
		columns,
		...rows.map((row) => row.map((cell) => (typeof cell === "number" ? rounded(cell) : cell))),
	];
	const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
	const line = (row: string[]) =>
		row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("  ");
	process.stdout.write(`\n${heading}\n${cells.map(line).join("\n")}\n`);
}

function rounded(number: number): string {
	return number >= 100 ? Math.round(number).toLocaleString("en-GB") : number.toFixed(number >= 10 ? 1 : 2);
}
