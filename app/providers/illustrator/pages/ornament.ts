import { faint } from "../drawing/colour";
import { num } from "../drawing/sheet";

/** Two leaves and a berry, 28 mm broad and 10 mm high. */
export function ornament(): string {
	const leaf = (turn: number) =>
		`<path d="M0 0C3 -3.2 8 -3.2 11 0C8 3.2 3 3.2 0 0Z" transform="translate(14 5) rotate(${turn}) translate(2.4 0)" fill="${faint("#4f7d63", 0.9)}"/>`;
	return `${leaf(0)}${leaf(180)}<circle cx="14" cy="5" r="${num(1.6)}" fill="#d8674b"/>`;
}
