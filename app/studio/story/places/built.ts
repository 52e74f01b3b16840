import type { Place } from "./place";

/** Places that people made, drawn from outside. */
export const BUILT = {
	castle: {
		words:
			"castles?|palaces?|fortress|kingdoms?|knights?|dragons?|princess(?:es)?|princes?|kings?|queens?|royal|throne|drawbridge|towers?|dungeons?|fairy ?tales?|medieval|wizards?|enchanted|enchanted castle|windsor|camelot|unicorns?|hogwarts|disney ?land|disney ?world",
		at: "at the castle",
		around: "round towers, stone walls and flags",
		scene: "the grounds of a storybook castle with round towers, a moat and a wooden bridge",
		sound: "Creak",
		spot: "the wooden bridge",
		path: "the path to the gate",
		air: "the old stones whispered of other times",
		outfit: "royal",
		roof: "behind",
	},
	city: {
		words:
			"city|cities|town|towns|town centre|streets of|skyscrapers?|rooftops?|bus|buses|school bus|underground|tube|downtown|big ben|thames|superhero(?:es)?|metropolis|taxi|town square|market (?:place|square)",
		faintWords:
			"london|paris|new york|manchester|birmingham|glasgow|edinburgh|dublin|cardiff|belfast|leeds|liverpool|sheffield|newcastle|nottingham|bristol|tokyo|rome",
		at: "in town",
		around: "lamp posts, a bus and bright houses",
		scene: "a lively square of a friendly city with painted houses, a red bus and a tall lamp post",
		sound: "Beep",
		spot: "the tall lamp post",
		path: "the row of bright houses",
		air: "the streets hummed with bells and buses",
	},
	street: {
		words:
			"street|streets|road|lane|avenue|crescent|terrace|close|pavement|neighbourhood|high street|our street|front door|post ?box|next door",
		faintWords: "village|church|pub|cul de sac",
		at: "in the street",
		around: "a row of houses with coloured doors",
		scene: "a friendly street of small painted houses with a red pillar box and a bicycle",
		sound: "Beep",
		spot: "the red pillar box",
		path: "the row of front doors",
		air: "somebody’s tea was cooking behind an open window",
	},
	farm: {
		words:
			"petting farm|farm park|farms?|farmyard|barns?|tractors?|orchard|cows?|sheep|lambs?|pigs?|chickens?|hens|ducks|horses|pon(?:y|ies)|stables?|hay|haystack|harvest|scarecrow",
		faintWords: "yorkshire|cotswolds",
		at: "on the farm",
		around: "a red barn, fences and fields",
		scene: "a farmyard with an old red barn, white fences and rolling fields",
		sound: "Moo",
		spot: "the old red barn",
		path: "the grassy lane",
		air: "the air smelt of hay and blackberries",
	},
	school: {
		words:
			"schools?|pre ?school|school ?yard|school playground|school hall|classrooms?|class|nursery|playgroup|kindergarten|reception class|teachers?|lessons?|homework|assembly|academy|blackboard|sports day",
		at: "at school",
		around: "coat pegs, a globe and bunting",
		scene: "a cheerful school behind its playground with a coat rack, a globe and bunting",
		sound: "Ring",
		spot: "the coat rack",
		path: "the edge of the playground",
		air: "the air smelt of crayons and rain-damp coats",
		roof: "behind",
	},
	garden: {
		words:
			"garden|gardens|back ?yard|allotments?|greenhouse|flower ?beds?|vegetable (?:patch|garden)|garden shed|shed|lawn|compost|conservatory",
		at: "in the garden",
		around: "flower beds, a fence and a shed",
		scene: "a back garden with an apple tree, vegetable beds and a little shed",
		sound: "Buzz",
		spot: "the apple tree",
		path: "the garden path",
		air: "the bees were busy in the flowers",
	},
	park: {
		words:
			"park|parks|swings|duck pond|bandstand|skate park|climbing frame|picnic|zoo|wildlife park|football (?:pitch|match|club)|pitch|stadium|cricket|tennis|old trafford|anfield|wembley|golf",
		faintWords:
			"playground|common|lakes?|boating lake|rivers?|riverbank|river ?side|streams?|brook|canal|ponds?|bridge",
		at: "in the park",
		around: "a pond, a bench and old trees",
		scene: "a green park with a duck pond, a bandstand and swings",
		sound: "Quack",
		spot: "the white bandstand",
		path: "the path by the water",
		air: "the grass smelt freshly cut",
	},
	circus: {
		words:
			"circus|circuses|big top|acrobats?|clowns?|trapeze|juggl(?:er|ers|ing)|ringmaster|fun ?fair|fair ?ground|carnival|fair|fete|fête|carousel|merry go round|ferris wheel|magic show|theme park|trampoline park|adventure park|soft play|tightrope|theatre|pantomime|legoland|alton towers|peppa pig world|chessington",
		faintWords: "stage|festival|cinema|party",
		at: "at the fair",
		around: "striped tents, bunting and a ring",
		scene: "a colourful fair with a big striped tent, bunting and a sawdust ring",
		sound: "Ding",
		spot: "the big striped tent",
		path: "the lane of bright tents",
		air: "the air was sweet with candyfloss",
		outfit: "party",
		roof: "behind",
	},
	station: {
		words:
			"stations?|train stations?|railway|railway station|platform|steam train|trains?|locomotive|hogwarts express|airports?|bus stop",
		at: "at the station",
		around: "a long platform, a clock and rails",
		scene: "a little railway station with a steam train, a big clock and heaps of luggage",
		sound: "Toot",
		spot: "the big clock",
		path: "the long platform",
		air: "the air hummed with whistles and goodbyes",
	},
} as const satisfies Record<string, Place>;
