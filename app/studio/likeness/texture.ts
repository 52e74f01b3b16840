import { grown, mapped, shrunk } from "./mask";
import { eased, lightOf, type Pixels } from "./pixels";
import { blurred, type Plane, plane } from "./raster";

/** How a place of a picture looks besides its colour. */
export type Texture = {
	/** How much the light changes from px to px, in levels, around a place and close to it: hair has grain, skin has none. */
	grain: Plane;
	fineGrain: Plane;
	/** As light as the face and without grain, 0 to 1: a hand or what is behind the person, whatever its colour; or a hood. */
	bare: Plane;
};

/** px at half the frame's size over which grain is looked for. */
const AROUND = 5;
const CLOSE = 2;

/** The texture of a picture with a face whose oval is given. */
export function textureOf(view: Pixels, oval: Plane): Texture {
	const light = lightsOf(view);
	const smooth = blurred(light, 2);
	const changes = mapped(light, (value, i) => Math.abs(value - (smooth.data[i] as number)));
	const grain = blurred(changes, AROUND);
	return { grain, fineGrain: blurred(changes, CLOSE), bare: bareOf(light, grain, oval) };
}

/** Grain, in levels of light, and shares of the face's light, between which a place is taken for bare. */
const BARE_GRAIN = [1.9, 1.1] as const;
const BARE_LIGHT = [0.6, 0.85] as const;

/** px at half the frame's size. */
const SPECK = 4;
const BARE_EDGE = 7;

function bareOf(light: Plane, grain: Plane, oval: Plane): Plane {
	let sum = 0;
	let count = 0;
	light.data.forEach((value, i) => {
		if (!oval.data[i]) return;
		sum += value;
		count++;
	});
	const ofFace = sum / Math.max(1, count);
	const bare = mapped(
		light,
		(value, i) => eased(...BARE_GRAIN, grain.data[i] as number) * eased(...BARE_LIGHT, value / ofFace),
	);
	// Without specks, and out to its edge, which has grain itself.
	return blurred(grown(shrunk(bare, SPECK), SPECK + BARE_EDGE), 2);
}

function lightsOf({ width, height, data }: Pixels): Plane {
	const light = plane(width, height);
	for (let i = 0; i < light.data.length; i++) {
		light.data[i] = lightOf(data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number);
	}
	return light;
}
