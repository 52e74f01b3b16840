import sharp from "sharp";

/** Skins, faces and grounds drawn for the tests: no picture of anyone. */
export const SKINS = { pale: "#f3d3bd", olive: "#cf9d73", brown: "#9a6238", dark: "#5b3a26" };

/** A face drawn for the tests: (x, y) between the eyes, `d` the distance between them. */
export function drawnFace(
	skin: string,
	x: number,
	y: number,
	d: number,
	ground: string,
	hair = "#2b1d16",
	size = 640,
) {
	const dark = "#241512";
	const eye = (s: number) =>
		`<ellipse cx="${x + s * d * 0.5}" cy="${y}" rx="${d * 0.2}" ry="${d * 0.1}" fill="#f4efe8"/><circle cx="${x + s * d * 0.5}" cy="${y}" r="${d * 0.1}" fill="${dark}"/><path d="M${x + s * d * 0.24} ${y - d * 0.24}q${s * d * 0.26} ${-d * 0.12} ${s * d * 0.5} 0" stroke="${dark}" stroke-width="${d * 0.07}" fill="none"/>`;
	return sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<path d="M${x - d * 1.9} ${size}q${d * 0.2} ${-d * 1.2} ${d * 1.3} ${-d * 1.3}h${d * 1.2}q${d * 1.1} 0 ${d * 1.3} ${d * 1.3}V${size + 900}H${x - d * 1.9}Z" transform="translate(0 ${Math.min(0, y + d * 3.6 - size)})" fill="#3d6fb0"/><ellipse cx="${x}" cy="${y - d * 0.35}" rx="${d * 1.45}" ry="${d * 1.75}" fill="${hair}"/><rect x="${x - d * 0.45}" y="${y + d}" width="${d * 0.9}" height="${d * 1.4}" fill="${skin}"/><ellipse cx="${x}" cy="${y + d * 0.2}" rx="${d * 1.12}" ry="${d * 1.48}" fill="${skin}"/>${eye(-1)}${eye(1)}<path d="M${x} ${y + d * 0.1}l${-d * 0.12} ${d * 0.5}h${d * 0.24}" stroke="#00000030" stroke-width="${d * 0.05}" fill="none"/><path d="M${x - d * 0.34} ${y + d * 0.94}q${d * 0.34} ${d * 0.2} ${d * 0.68} 0" stroke="#9c3b3b" stroke-width="${d * 0.12}" fill="none"/></svg>`,
		),
	)
		.blur(1.1)
		.jpeg({ quality: 88 })
		.toBuffer();
}

export const plain = `<rect width="100%" height="100%" fill="#b9cbb4"/>`;
export const busy = Array.from(
	{ length: 220 },
	(_, i) =>
		`<rect x="${(i * 97) % 640}" y="${(i * 61) % 640}" width="46" height="46" fill="hsl(${(i * 47) % 360},45%,${38 + ((i * 13) % 40)}%)" transform="rotate(${i * 11} ${(i * 97) % 640} ${(i * 61) % 640})"/>`,
).join("");
