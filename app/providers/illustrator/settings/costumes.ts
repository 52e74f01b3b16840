import type { Costume } from "../scene/stage";

/** Clothes that settings share, four a wardrobe: as many as a book has characters. */
export const COSTUMES = {
	outdoors: [
		{
			colours: ["#3f76a6", "#f2c14e", "#e2574c"],
			wears: ["dungarees", "stripes", "collar", "straw", "none", "balloon", "wellies"],
		},
		{
			colours: ["#e2574c", "#fbe3b4", "#fff1d0"],
			wears: ["dress", "dots", "collar", "none", "none", "flower", "shoes"],
		},
		{
			colours: ["#f0a637", "#4a6b8a", "#2f6f73"],
			wears: ["jumper", "stripes", "scarf", "none", "rucksack", "flag", "boots"],
		},
		{
			colours: ["#2f8f83", "#38506b", "#f4c653"],
			wears: ["coat", "plain", "hood", "beret", "none", "net", "wellies"],
		},
	],
	hikers: [
		{
			colours: ["#d9503f", "#39506e", "#f4c653"],
			wears: ["coat", "plain", "scarf", "bobble", "rucksack", "telescope", "boots"],
		},
		{
			colours: ["#f0a637", "#4a6b8a", "#2f6f73"],
			wears: ["jumper", "stripes", "neckerchief", "explorer", "rucksack", "flag", "boots"],
		},
		{
			colours: ["#3f8f7a", "#4a4a66", "#f6dfa0"],
			wears: ["jumper", "dots", "scarf", "beret", "rucksack", "lantern", "boots"],
		},
		{
			colours: ["#4f78b0", "#6a4f46", "#e8604f"],
			wears: ["coat", "plain", "hood", "none", "rucksack", "book", "boots"],
		},
	],
	indoors: [
		{
			colours: ["#e0786a", "#3f5f86", "#fff0dc"],
			wears: ["jumper", "stripes", "collar", "none", "none", "book", "shoes"],
		},
		{
			colours: ["#4f9a8f", "#fbe3b4", "#fff1d0"],
			wears: ["dress", "dots", "collar", "none", "none", "teddy", "shoes"],
		},
		{
			colours: ["#5f7fb8", "#f2c14e", "#e2574c"],
			wears: ["dungarees", "stripes", "collar", "none", "none", "star", "shoes"],
		},
		{
			colours: ["#d9a03f", "#4a5f76", "#c9504f"],
			wears: ["shirt", "plain", "bow", "none", "none", "none", "shoes"],
		},
	],
	/** Those who stay in bed, and those who come to see them. */
	patients: [
		{
			colours: ["#5f9fc4", "#fff4df", "#fdf0cf"],
			wears: ["pyjamas", "stars", "collar", "none", "none", "teddy", "slippers"],
		},
		{
			colours: ["#e0786a", "#3f5f86", "#fff0dc"],
			wears: ["jumper", "stripes", "collar", "none", "none", "balloon", "shoes"],
		},
		{
			colours: ["#f0c25a", "#fff4df", "#fff0dc"],
			wears: ["pyjamas", "dots", "collar", "none", "cape", "book", "slippers"],
		},
		{
			colours: ["#4f9a8f", "#fbe3b4", "#fff1d0"],
			wears: ["dress", "dots", "collar", "none", "none", "flower", "shoes"],
		},
	],
	swimmers: [
		{
			colours: ["#f5bd3c", "#2f6f99", "#e2574c"],
			wears: ["shirt", "stripes", "neckerchief", "sailor", "none", "none", "sandals"],
		},
		{
			colours: ["#ee6a5a", "#fdf1dc", "#2f8fa0"],
			wears: ["dress", "dots", "collar", "straw", "none", "none", "sandals"],
		},
		{
			colours: ["#2f9fa8", "#35577f", "#f8d06a"],
			wears: ["shirt", "dots", "collar", "none", "none", "flag", "sandals"],
		},
		{
			colours: ["#8a76b8", "#fdf1dc", "#f7d98c"],
			wears: ["robe", "stripes", "hood", "none", "none", "none", "sandals"],
		},
	],
	flyers: [
		{
			colours: ["#b0643f", "#39506e", "#f4c653"],
			wears: ["coat", "plain", "scarf", "explorer", "none", "telescope", "boots"],
		},
		{
			colours: ["#e2574c", "#fbe3b4", "#fff1d0"],
			wears: ["dress", "stars", "scarf", "none", "cape", "balloon", "boots"],
		},
		{
			colours: ["#4f78b0", "#f2c14e", "#e2574c"],
			wears: ["dungarees", "stripes", "scarf", "beret", "cape", "flag", "boots"],
		},
		{
			colours: ["#3f8f7a", "#4a4a66", "#f6dfa0"],
			wears: ["jumper", "stars", "neckerchief", "bobble", "rucksack", "star", "boots"],
		},
	],
} as const satisfies Record<string, readonly Costume[]>;
