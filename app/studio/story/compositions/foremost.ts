import type { Body, Content, Layout } from "./layout";

/** Whom a cover or a title page is about stands so much nearer that nobody's head is as large; but no cat becomes a giant. */
const FOREMOST = 1.06;
const NEAREST = 1.6;
/** What is on a head rises so much above it, in shares of its height. */
const ON_HEAD = 0.42;

/** Arranges a picture whose first figure it is about: with that one so much nearer than everybody else. */
export function withForemost(content: Content, arrange: (content: Content) => Layout): Layout {
	const { bodies } = content;
	const largest = Math.max(0, ...bodies.slice(1).map(({ face }) => face.height));
	const nearer = bodies.map(({ face }, i) =>
		i === 0 ? Math.min(NEAREST, Math.max(1, (largest * FOREMOST) / face.height)) : 1,
	);
	const layout = arrange({
		...content,
		bodies: bodies.map((body, i) => scaled(crowned(body, content, i), nearer[i] as number)),
	});
	return {
		...layout,
		figures: layout.figures.map((one, i) => ({ ...one, size: one.size * (nearer[i] as number) })),
	};
}

/** With room for what is on the head. */
function crowned({ box, face }: Body, { scene: { props, figures } }: Content, i: number): Body {
	const isCrowned = props.some(
		(one) => typeof one === "object" && one.at === "head" && one.by === figures[i]?.who,
	);
	const top = isCrowned ? Math.min(box.y, face.y - face.height * ON_HEAD) : box.y;
	return { face, box: { ...box, y: top, height: box.height + box.y - top } };
}

function scaled({ box, face }: Body, by: number): Body {
	const all = ({ x, y, width, height }: Body["box"]) => ({
		x: x * by,
		y: y * by,
		width: width * by,
		height: height * by,
	});
	return { box: all(box), face: all(face) };
}
