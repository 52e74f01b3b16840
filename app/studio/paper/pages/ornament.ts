import { faint } from "../drawing/colour";
import { num } from "../drawing/sheet";

const GREEN = "#4f7d63";
const BERRY = "#d8674b";

/** Two leaves and a berry, 28 mm broad and 10 mm high. */
export function ornament(): string {
	const leaf = (turn: number) =>
		`<path d="M0 0C3 -3.2 8 -3.2 11 0C8 3.2 3 3.2 0 0Z" transform="translate(14 5) rotate(${turn}) translate(2.4 0)" fill="${faint(GREEN, 0.9)}"/>`;
	return `${leaf(0)}${leaf(180)}<circle cx="14" cy="5" r="${num(1.6)}" fill="${BERRY}"/>`;
}

/** mm from one pair of leaves of a garland to the next, and how far a corner is round. */
const PAIRS_APART = 13.5;
const ROUND = 16;

/** A twig with leaves and berries along the edge of a square, its corners round; leaves reach 4 mm beyond it, mm. */
export function garland(side: number): string {
	const pairs = Math.round((side - 2 * ROUND) / PAIRS_APART);
	const step = (side - 2 * ROUND) / pairs;
	const leaf = (turn: number, length: number) =>
		`<path d="M0 0C${num(length * 0.3)} -2 ${num(length * 0.75)} -2 ${num(length)} 0C${num(length * 0.75)} 2 ${num(length * 0.3)} 2 0 0Z" transform="rotate(${turn})" fill="${faint(GREEN, 0.85)}"/>`;
	const sprig = (x: number, hasBerry: boolean) =>
		`<g transform="translate(${num(x)} 0)">${leaf(-34, 6.4)}${leaf(34, 5.4)}${hasBerry ? `<circle cx="-1.6" cy="-1.9" r="1.15" fill="${BERRY}"/>` : ""}</g>`;
	const edge = Array.from({ length: pairs + 1 }, (_, at) => sprig(ROUND + at * step - 2, at % 3 === 1)).join(
		"",
	);
	const corner = `<g transform="translate(${num(ROUND * 0.29)} ${num(ROUND * 0.29)}) rotate(-45)">${leaf(0, 7)}${leaf(-48, 5.6)}${leaf(48, 5.6)}<circle r="1.5" fill="${BERRY}"/></g>`;
	const twig = `<rect width="${num(side)}" height="${num(side)}" rx="${ROUND}" fill="none" stroke="${faint(GREEN, 0.7)}" stroke-width="0.7"/>`;
	const turned = [0, 90, 180, 270].map(
		(turn) => `<g transform="rotate(${turn} ${num(side / 2)} ${num(side / 2)})">${edge}${corner}</g>`,
	);
	return twig + turned.join("");
}

/** mm that a sprig reaches from its corner along each edge, and into the page. */
export const SPRIG = { along: 17, deep: 6 };

/** A sprig in each corner of a square, its leaves lying along both edges, mm. */
export function corners(side: number, leaves: string, berries: string): string {
	const leaf = (x: number, y: number, turn: number, length: number) =>
		`<path d="M0 0C${num(length * 0.3)} -2.4 ${num(length * 0.75)} -2.4 ${num(length)} 0C${num(length * 0.75)} 2.4 ${num(length * 0.3)} 2.4 0 0Z" transform="translate(${num(x)} ${num(y)}) rotate(${turn})" fill="${leaves}"/>`;
	const berry = (x: number, y: number) => `<circle cx="${num(x)}" cy="${num(y)}" r="1.2" fill="${berries}"/>`;
	const along = leaf(2.4, 0, 6, 8.6) + leaf(10, 1, -8, SPRIG.along - 10);
	const mirrored = `<g transform="matrix(0 1 1 0 0 0)">${along}</g>`;
	const sprig = `${along}${mirrored}${leaf(1.2, 1.2, 45, 6)}${berry(0, 0)}${berry(9.6, 2.6)}${berry(2.6, 9.6)}`;
	return [0, 90, 180, 270]
		.map((turn) => `<g transform="rotate(${turn} ${num(side / 2)} ${num(side / 2)})">${sprig}</g>`)
		.join("");
}
