/** How far the drawing of a book is: "9 of 24 pages are drawn". */
export function drawnText(drawn: number, of: number): string {
	return `${drawn} of ${of} pages ${drawn === 1 ? "is" : "are"} drawn`;
}
