import type { Place } from "./place";

/** Places with walls around them and a ceiling. */
export const ROOMS = {
	bedroom: {
		words:
			"bedrooms?|bed ?time|in bed|bunk beds?|cot|pillow|pillows|duvet|blanket fort|blankets?|nursery room|attic|loft|lullaby|dream ?land|sleepover|toy ?box|living room|playroom",
		faintWords:
			"bed|beds|dreams?|toys|houses?|home|cottage|flat|bungalow|hut|lodge|hotel|bathroom|bath|wardrobe|cellar|(?:nan|nana|nanny|gran|granny|grandma|nonna|grandad|grandpa|grandparents?|aunt(?:ie|y)?|uncle)['’]?s?['’]?",
		at: "in the bedroom",
		around: "a warm lamp, a quilt and a window",
		scene: "a cosy child’s bedroom with a patchwork quilt, a round rug and a big window",
		sound: "Tick",
		spot: "the big window",
		path: "the edge of the rug",
		air: "the room smelt of clean sheets",
		roof: "drawn",
	},
	kitchen: {
		words:
			"kitchen|kitchens|baking|cooking|oven|cooker|cake|cakes|biscuits?|pancakes?|chefs?|cookery|pantry|larder|breakfast table|restaurants?|cafés?|cafes?|tea ?room|pizzeria|pizza",
		at: "in the kitchen",
		around: "shelves of pans, cups and jars",
		scene: "a warm kitchen with a big oven, a long worktop and shelves of cups",
		sound: "Clink",
		spot: "the big oven",
		path: "the long worktop",
		air: "the air smelt of toast and warm butter",
		outfit: "apron",
		roof: "drawn",
	},
	pool: {
		words:
			"pool|pools|swimming pool|paddling pool|leisure centre|water ?park|swimming baths|lido|swimming lessons?|swimming|diving board|deep end|water ?slides?",
		at: "at the pool",
		around: "blue water, tiles and a ladder",
		scene: "a bright swimming pool with a yellow slide, blue lanes and big windows",
		sound: "Splash",
		spot: "the yellow slide",
		path: "the long blue lane",
		air: "every shout bounced twice off the walls",
		outfit: "swimwear",
		roof: "drawn",
	},
	hospital: {
		words:
			"hospitals?|hospital (?:ward|bed)|wards?|clinic|doctors?|doctor['’]?s|nurses?|surgery|dentists?|dentist['’]?s|ambulance|vets?|vet['’]s",
		at: "at the hospital",
		around: "a bed, a lamp and bright drawings",
		scene: "a bright, friendly ward with a row of windows, a rainbow on the wall and a white cupboard",
		sound: "Squeak",
		spot: "the white cupboard",
		path: "the row of windows",
		air: "the floors shone like still water",
		roof: "drawn",
	},
	shop: {
		words:
			"shop|shops|launde?rette|corner shop|sweet ?shop|toy ?shop|book ?shop|pet shop|farm shop|charity shop|shopkeeper|super ?market|shopping|shopping centre|market|market stall|post office|bakery|bakers?|baker['’]s|butchers?|butcher['’]s|greengrocer['’]?s?|grocer['’]?s?|hairdresser['’]?s?|salon|barber['’]?s?|till|garden centre|tesco|sainsbury['’]?s|asda|aldi|lidl|ikea",
		at: "in the shop",
		around: "full shelves, baskets and a till",
		scene: "a cosy shop with a wooden counter, full shelves and baskets of fruit",
		sound: "Ding",
		spot: "the wooden counter",
		path: "the row of tall shelves",
		air: "every shelf was full of curious things",
		roof: "drawn",
	},
	library: {
		words: "library|libraries|bookcase|book ?shelves|reading room|librarian",
		at: "in the library",
		around: "high shelves and a ladder among books",
		scene: "a library of tall bookcases with reading lamps and an old globe",
		sound: "Hush",
		spot: "the old globe",
		path: "the row of bookcases",
		air: "the hush was as thick as velvet",
		roof: "drawn",
	},
	museum: {
		words:
			"museums?|gallery|art gallery|dinosaur (?:bones|museum)|skeleton hall|exhibition|natural history|science museum|mummy room|science centre|cathedral|temple",
		at: "in the museum",
		around: "tall bones and glass cases",
		scene: "a grand museum hall of tall columns with the bones of a great dinosaur",
		sound: "Tap",
		spot: "the great dinosaur",
		path: "the row of tall columns",
		air: "the hush was as thick as velvet",
		roof: "drawn",
	},
} as const satisfies Record<string, Place>;
