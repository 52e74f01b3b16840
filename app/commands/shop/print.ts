import { printable } from "~/shop/printable";

/** The one way in which an operator's command says anything: what strangers typed is among it, and gives the terminal no orders. */
export function print(to: { write(text: string): unknown }, ...lines: string[]): void {
	to.write(`${printable(lines.join("\n"))}\n`);
}
