import { TOAST_SIGNS } from "~/ui/toast-signs";

const SVG = "http://www.w3.org/2000/svg";
const STROKE = {
	class: "icon",
	viewBox: "0 0 24 24",
	fill: "none",
	stroke: "currentColor",
	"stroke-width": "2",
	"stroke-linecap": "round",
	"stroke-linejoin": "round",
	"aria-hidden": "true",
	focusable: "false",
};

/** The markup of ui/Icon. */
export function drawSign(sign: keyof typeof TOAST_SIGNS): SVGSVGElement {
	const svg = document.createElementNS(SVG, "svg");
	for (const [name, value] of Object.entries(STROKE)) svg.setAttribute(name, value);
	svg.appendChild(document.createElementNS(SVG, "path")).setAttribute("d", TOAST_SIGNS[sign]);
	return svg;
}
