/**
 * Who may import whom, for dependency-cruiser: `npx depcruise app db` shows it, `npm run walls` holds it, together with what
 * imports can't tell (app/walls.test.ts).
 */

const TESTS = String.raw`\.(test|testing)\.tsx?$|/port\.contract\.ts$`;

/** The areas of app/shop, lowest first: one may import use cases, rules and contracts of those before it, never of those after. */
const AREAS = [
	"limits",
	"tally",
	"sessions",
	"captcha",
	"photos",
	"likenesses",
	"prices",
	"spending",
	"books",
	"covers",
	"pages",
	"coupons",
	"checkout",
	"printing",
	"orders",
	"proof",
	"reviews",
	"support",
	"accounts",
	"figures",
	"backups",
	"checks",
];

// Pure and safe in the browser: what an area decides without looking anything up, and the words all areas speak.
const WORDS = String.raw`^app/shop/(actor|counted|email|london-day|printable|result|with-deadline|with-timeout|[a-z]+/(rules|moderation))\.ts$`;
const BROWSER_PROVIDERS = String.raw`^app/providers/(captcha/solve|payments/test-cards|identity/test-identities)\.ts$`;
/** What stands beside a route in its page's folder: the screen and its parts. */
const SCREENS = String.raw`^app/routes/(styles|[\w-]+/[\w-]+)/(?!route\.tsx$)[\w-]+\.tsx?$`;
const ISLAND = String.raw`^app/enhance/stripe\.entry\.tsx$`;
const STORES = String.raw`store\.server\.ts$`;

const CONFIG = String.raw`^app/config(-variables)?\.server\.ts$`;
const SHOP_SERVER = String.raw`^app/shop\.server\.ts$`;
const PROVIDERS_SERVER = String.raw`^app/providers\.server\.ts$`;
const CHECKS_SERVER = String.raw`^app/checks\.server\.ts$`;
const IDS = String.raw`^app/ids\.server\.ts$`;
const FAILURES = String.raw`^app/failures\.server\.ts$`;
const VENDOR_FAILURE = String.raw`^app/providers/vendor-failure\.ts$`;
const CLOCK = String.raw`^app/clock\.server\.ts$`;
const SIGNING = String.raw`^app/signing\.server\.ts$`;
const TOP = String.raw`^app/(root|entry\.server|routes)\.tsx?$`;
const at = (room) => `^app/${room}/`;
/** What calculates with the trained models; and the tool that looks at what they do, which no shop runs. */
const MODELS = at("studio/likeness/models");
const LIKENESS_TOOL = String.raw`^app/commands/likeness(\.command\.ts|/)`;
const file = (path) => `^app/${path.replaceAll(".", String.raw`\.`)}$`;

/** What a book is: data alone, which whoever makes, sells or shows books may speak of. */
const STORY = at("studio/story");

/** What a screen is told of, and never calls. */
const TOLD = [at("shop"), at("providers")];

/** The rooms: what each may import besides itself; `types` only as types. */
const ROOMS = [
	{ room: "db", is: "^db/" },
	// Which models there are is data; a setting names them.
	{ room: "config", is: CONFIG, may: [file("providers/illustrator/replicate/models.ts")] },
	{ room: "signing", is: SIGNING },
	{ room: "clock", is: CLOCK, may: ["^db/"] },
	{ room: "failures", is: FAILURES, may: [VENDOR_FAILURE], types: [file("http/log.server.ts")] },
	// The studio makes books and knows nothing of the shop.
	{ room: "studio/story", is: STORY },
	{ room: "studio/shelf", is: at("studio/shelf"), may: [STORY] },
	{ room: "studio/art", is: at("studio/art"), may: [STORY] },
	{ room: "studio/writer", is: at("studio/writer"), may: [STORY, at("studio/shelf"), at("studio/art")] },
	{ room: "studio/likeness", is: at("studio/likeness"), may: [STORY] },
	{ room: "studio/paper", is: at("studio/paper"), may: [STORY, at("studio/art"), at("studio/likeness")] },
	{ room: "content", is: at("content"), may: [STORY, WORDS] },
	{ room: "ui", is: at("ui"), may: [STORY, at("content"), WORDS, BROWSER_PROVIDERS], types: TOLD },
	{ room: "screens", is: SCREENS, may: [STORY, at("ui"), at("content"), WORDS, BROWSER_PROVIDERS], types: TOLD },
	{ room: "enhance", is: at("enhance"), may: [at("ui"), at("content"), WORDS, BROWSER_PROVIDERS], types: TOLD },
	{ room: "emails", is: at("emails"), may: [STORY, at("content"), WORDS], types: [at("shop")] },
	{ room: "providers", is: at("providers"), may: [at("studio"), WORDS], types: [at("shop")] },
	{
		room: "shop",
		is: at("shop"),
		may: ["^db/", STORY, at("emails"), at("content"), file("jobs/enqueue.server.ts"), VENDOR_FAILURE],
		types: [at("providers"), SHOP_SERVER],
	},
	{ room: "jobs", is: at("jobs"), may: ["^db/", STORY, at("shop"), VENDOR_FAILURE], types: [at("providers"), SHOP_SERVER] },
	{
		room: "http",
		is: at("http"),
		may: [
			at("shop"),
			SHOP_SERVER,
			CONFIG,
			at("content"),
			file("providers/identity/strategy.server.ts"),
			"^db/postgres/away",
		],
		types: ["^db/", at("providers")],
	},
	{
		room: "serve",
		is: at("serve"),
		may: ["^db/(ahead|settings|unusable|postgres/away)", CONFIG, SHOP_SERVER, at("http"), at("shop"), at("jobs") + String.raw`(worker|sweep|check-shop)\.server`],
	},
	{ room: "ids", is: IDS },
	{
		room: "providers.server",
		is: PROVIDERS_SERVER,
		may: ["^db/", CHECKS_SERVER, IDS, at("providers")],
		types: [CONFIG, CLOCK, FAILURES, SIGNING, STORY, file("http/log.server.ts")],
	},
	{ room: "checks.server", is: CHECKS_SERVER, may: [IDS, at("providers")], types: [CONFIG, CLOCK] },
	{
		room: "shop.server",
		is: SHOP_SERVER,
		may: ["^db/", CONFIG, CLOCK, FAILURES, IDS, SIGNING, PROVIDERS_SERVER, file("http/log.server.ts")],
	},
	{
		room: "routes",
		is: at("routes"),
		may: [
			at("http"),
			at("shop"),
			SHOP_SERVER,
			CLOCK,
			at("ui"),
			STORY,
			at("content"),
			file("jobs/wait-for-job.server.ts"),
		],
		types: [at("providers")],
	},
	{
		room: "commands",
		is: at("commands"),
		may: ["^db/", CONFIG, CLOCK, PROVIDERS_SERVER, SHOP_SERVER, at("studio"), at("shop"), at("jobs"), at("providers"), at("content")],
	},
	{
		room: "root and entry.server",
		is: TOP,
		may: [at("serve"), at("http"), SHOP_SERVER, at("ui"), at("content"), at("routes")],
	},
];

/** Whatever reaches the browser, or may. */
const BROWSER = [STORY, at("content"), at("enhance"), at("ui"), SCREENS, WORDS, BROWSER_PROVIDERS];

const READ_STORY = file("studio/shelf/read-(story|telling).ts");

/** The packages of the shop, and the only rooms that may know them. */
const PACKAGES = {
	"@anthropic-ai/sdk": [file("providers/ask-anthropic.server.ts")],
	"@conform-to/react": [at("http"), at("routes"), at("ui")],
	// It builds what the names of a form say: one module hands it the schema's own only.
	"@conform-to/zod": [file("http/parse-form.server.ts")],
	"@fontsource/[a-z-]+": [at("ui/styles")],
	"@node-rs/argon2": [at("shop/accounts")],
	"@remix-run/node": [at("http"), at("serve"), at("routes"), TOP],
	"@remix-run/react": [at("routes"), TOP, file("serve/pages.server.ts")],
	"@remix-run/route-config": [TOP],
	"@remix-run/server-runtime": [at("http"), at("serve")],
	"@resvg/resvg-js": [at("studio/paper"), at("providers/illustrator")],
	"@tensorflow/tfjs-(core|converter|backend-wasm)": [MODELS, at("commands")],
	"@stripe/(react-stripe-js|stripe-js)": [ISLAND],
	"@vercel/blob": [at("providers/files")],
	autocannon: [at("commands/bench")],
	"better-sqlite3": ["^db/"],
	"graphile-worker": ["^db/postgres/"],
	pg: ["^db/postgres/"],
	"bidi-js": [at("studio/paper")],
	busboy: [at("http")],
	fflate: [at("shop/accounts"), at("shop/printing")],
	fontkit: [at("studio/paper")],
	obscenity: [at("shop/books")],
	pdfkit: [at("shop/printing")],
	// It and its words take some 60 MB: one module loads them, with the first idea.
	"wink-(nlp|eng-lite-web-model)": [file("studio/writer/read-idea.ts")],
	jose: [at("providers/identity")],
	kysely: ["^db/", STORES],
	nodemailer: [at("providers/mail")],
	react: [at("ui"), at("routes"), TOP, ISLAND],
	"react-dom": [TOP, ISLAND],
	"remix-auth(-form|-google)?": [at("http"), at("providers/identity")],
	"remix-toast": [at("http")],
	replicate: [at("providers/illustrator")],
	sharp: [at("shop/photos"), at("shop/likenesses"), at("shop/pages"), at("shop/accounts"), at("shop/printing"), at("studio/(paper|likeness)"), at("providers/illustrator"), at("commands")],
	stripe: [at("providers/payments")],
	// Stories are read when the shop is built.
	yaml: [READ_STORY],
	zod: [CONFIG, READ_STORY, at("http"), at("providers"), at("routes"), at("shop")],
};

const NPM = ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown", "npm-bundled"];
const inPackage = (names) => `(^|/)node_modules/(@types/)?(${names.join("|")})/`;
const forbidden = (name, from, to, comment) => ({
	name,
	severity: "error",
	...(comment ? { comment } : {}),
	from: { path: "^(app|db)/", ...from, pathNot: [TESTS, ...(from.pathNot ?? [])] },
	to,
});

const rules = [
	...ROOMS.flatMap(({ room, is, may = [], types = [] }) => {
		const outside = room === "routes" ? { pathNot: [SCREENS] } : {};
		// A page's route shows its screen; nobody else's door leads into a page.
		const own = room === "screens" ? [SCREENS] : [is];
		return [
			forbidden(
				`room ${room}`,
				{ path: is, ...outside },
				{ path: "^(app|db)/", pathNot: [...own, ...may, ...types] },
			),
			forbidden(
				`room ${room} at run time`,
				{ path: is, ...outside },
				{ path: "^(app|db)/", pathNot: [...own, ...may], dependencyTypesNot: ["type-only"] },
			),
		];
	}),
	forbidden("room missing", { pathNot: ROOMS.map(({ is }) => is) }, {}, "Say in ROOMS what it may import."),
	...Object.entries(PACKAGES).map(([name, rooms]) =>
		forbidden(`package ${name}`, { pathNot: rooms }, { path: inPackage([name]) }),
	),
	forbidden(
		"unlisted package",
		{},
		{ dependencyTypes: NPM, pathNot: inPackage(Object.keys(PACKAGES)) },
		"Say in PACKAGES who may know it.",
	),
	forbidden(
		"undeclared package",
		{},
		{ dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
		"It is there by chance, and not in production.",
	),
	forbidden(
		"development package",
		{ pathNot: [at("commands/bench"), TOP, MODELS, LIKENESS_TOOL, READ_STORY] },
		{ dependencyTypes: ["npm-dev"] },
		"Production is installed without them; routes and stories are read by the build alone, and the likenesses' process is built with what it calculates with.",
	),
	forbidden(
		"browser",
		{ path: BROWSER },
		{
			path: [String.raw`\.server\.tsx?$`, inPackage(["zod", "@conform-to/zod"])],
			dependencyTypesNot: ["type-only"],
		},
		"What is meant for the server reaches no browser; constraints come from the loader.",
	),
	forbidden("browser without Node", { path: BROWSER }, { dependencyTypes: ["core"] }),
	forbidden(
		"screen without frameworks",
		{ path: SCREENS },
		{ dependencyTypes: NPM, pathNot: inPackage(["react", "@conform-to/react"]) },
	),
	forbidden(
		"provider",
		{ path: "^app/providers/([a-z]+)/" },
		{ path: "^app/providers/", pathNot: "^app/providers/($1/|(turns|vendor-failure|check|ask-(vendor|anthropic)\\.server|inspector/port)\\.ts$)" },
		"Ports know nothing of each other; several take turns, what is painted is inspected, and all fail in the same words.",
	),
	...AREAS.slice(0, -1).map((area, index) =>
		forbidden(
			`order of areas: ${area}`,
			{ path: at(`shop/${area}`) },
			{ path: at(`shop/(${AREAS.slice(index + 1).join("|")})`) },
			"A lower area knows no higher one: move the rule down, the use case up, or be told.",
		),
	),
	forbidden(
		"order of areas: words",
		{ path: String.raw`^app/shop/[^/]+$` },
		{ path: "^app/shop/[^/]+/" },
		"What all areas speak knows none.",
	),
	forbidden(
		"order of areas: unlisted",
		{ path: "^app/shop/[^/]+/", pathNot: [at(`shop/(${AREAS.join("|")})`)] },
		{},
		"Say in AREAS where it stands.",
	),
	forbidden(
		"store of another area",
		{ path: "^app/shop/([a-z]+)/" },
		{ path: `^app/shop/.*${STORES}`, pathNot: "^app/shop/$1/" },
		"Ask its area: a use case, or a function of it that takes the transaction.",
	),
	forbidden(
		"store of an area",
		{ pathNot: [at("shop")] },
		{ path: `^app/shop/.*${STORES}` },
		"Rows are read and written by use cases.",
	),
	forbidden(
		"stores hold no form's rules",
		{ path: STORES },
		{
			path: String.raw`^app/shop/.*/contract\.ts$`,
			// No form fills a session: what is kept with it has its own schema there.
			pathNot: at("shop/sessions"),
			dependencyTypesNot: ["type-only"],
		},
		"What is stored was right by the rules of its day: it is read by schemas of its own.",
	),
	forbidden("test code", {}, { path: TESTS }, "What is sold doesn't know how it is tested."),
	forbidden("circle", {}, { circular: true }, "Of types too: two modules that need each other are one, or three."),
	// What the build makes of all routes is nowhere before.
	forbidden("nowhere", {}, { couldNotResolve: true, pathNot: "^virtual:remix/server-build$" }),
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: rules,
	options: {
		// Type imports are written as such (biome's useImportType), so the sources tell them apart without being compiled.
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		doNotFollow: { path: "node_modules" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "node", "default", "types"],
		},
	},
};
