/** Where the files of a head are kept: among the likenesses, so that whoever keeps no likenesses keeps no heads. */

/** The head as it is drawn into a cover. */
export function headKey(headId: string): string {
	return `likenesses/heads/${headId}.png`;
}

/** The files of a head: `shown` is the picture for pages. */
export function headFiles(fileKey: string): { shown: string; all: string[] } {
	const shown = fileKey.replace(/\.png$/, "-shown.png");
	return { shown, all: [fileKey, shown] };
}
