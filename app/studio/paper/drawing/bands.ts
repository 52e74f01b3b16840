/** #rrggbb or rgba(r,g,b,a) as red, green, blue and opacity, each 0 to 255. */
function channelsOf(colour: string): number[] {
	if (colour.startsWith("#"))
		return [...(colour.slice(1).match(/../g) ?? []).map((two) => Number.parseInt(two, 16)), 255];
	const [r = 0, g = 0, b = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
	return [r, g, b, opacity * 255];
}

function colourOf([r = 0, g = 0, b = 0, opacity = 255]: readonly number[]): string {
	const alpha = Math.round((opacity / 255) * 1000) / 1000;
	return `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${alpha})`;
}

/** A part of a gradient in one colour; `from` and `to` are shares of it. */
export type Band = { from: number; to: number; colour: string };

/** A gradient in bands that differ from each other by one step of their strongest channel, as px do. */
export function bandsOf(stops: readonly (readonly [offset: number, colour: string])[]): Band[] {
	const ends = [[0, stops[0]?.[1]], ...stops, [1, stops.at(-1)?.[1]]] as (readonly [number, string])[];
	return ends.slice(1).flatMap(([to, last], i) => {
		const [from, first] = ends[i] as readonly [number, string];
		if (to <= from) return [];
		const [a, b] = [channelsOf(first), channelsOf(last)];
		const count = Math.max(1, ...a.map((value, k) => Math.ceil(Math.abs((b[k] as number) - value))));
		return Array.from({ length: count }, (_, step): Band => {
			const at = (share: number) => from + (to - from) * share;
			const share = (step + 0.5) / count;
			const colour = colourOf(a.map((value, k) => value + ((b[k] as number) - value) * share));
			return { from: at(step / count), to: at((step + 1) / count), colour };
		});
	});
}
