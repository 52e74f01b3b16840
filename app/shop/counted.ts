/** "1 order", "2 orders". */
export function counted(count: number, word: string): string {
	return `${count} ${word}${count === 1 ? "" : "s"}`;
}
