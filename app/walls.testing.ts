import ts from "typescript";

/** The walls that imports can't tell, held by reading the sources with TypeScript's own parser. */

export type Source = {
	/** From the root: "app/shop/books/rules.ts". */
	path: string;
	text: string;
	/** The modules it imports at run time, by the same names. */
	imports: string[];
};

/** A wall, and who breaks it where. */
export type Breach = { wall: string; path: string };

/** Who may look at the machine's clock or throw its dice, and why; everybody else asks `shop.clock` and `shop.ids`. */
export const MACHINE: Record<string, string> = {
	"app/ids.server.ts": "the shop's ids are made here",
	"app/clock.server.ts": "and its clock",
	"app/config.server.ts": "a test shop's first start makes its secret before there is a shop",
	"app/http/log.server.ts": "a line of the log is dated as every other log of the machine",
	"app/jobs/wait-for-job.server.ts":
		"a request waits in the machine's time, however the shop's clock is turned",
	"app/providers/ask-anthropic.server.ts": "so does a vendor who asks for a pause",
	"app/providers/illustrator/replicate/ladder.server.ts":
		"pictures that failed together must not wait equally long",
	"app/jobs/work.server.ts": "so do leases: turning the clock must not take a running job from its worker",
	"app/jobs/worker.server.ts": "so does a worker's silence",
	"app/jobs/queue-worker.server.ts": "and another's",
	"db/temporary.ts": "the age of a folder is told in the file system's time",
	"app/failures.server.ts": "the minute between two lines of the log",
	"db/turns.ts": "the leases of turns, as those of jobs",
	"db/postgres/retry-serialization.ts": "two transactions that met must not wait equally long",
	"app/serve/connections.server.ts": "requests are counted and named before a shop is open",
	"app/shop/photos/delete-due-photos.server.ts": "the age of a file is told in the file system's time",
	"app/providers/files/embedded.server.ts": "the same; and a file's name until it is whole is nobody's id",
	"app/studio/likeness/likeness-process.server.ts": "how late a process without a shop is, is measured",
	"app/providers/mail/embedded.server.ts": "a file's name until it is whole is nobody's id",
	"app/enhance/confetti.ts": "confetti falls as it likes",
	"app/enhance/tick.ts": "a countdown runs on while a laptop sleeps",
	"app/enhance/toasts.ts": "a toast's pause is measured",
	"app/commands/bench/": "a benchmark measures the machine",
	"app/commands/likeness.command.ts": "so does the trial of the likenesses",
};

/** The tables an area writes; it may read others'. The accounts' erase and hand over what a person has in all of them. */
const TABLES: Record<string, string[]> = {
	limits: ["rate_counters"],
	tally: ["tally"],
	sessions: ["sessions", "failed_forms"],
	captcha: ["captcha_uses"],
	photos: ["photos"],
	likenesses: ["heads"],
	prices: [],
	spending: ["spending"],
	books: ["books", "characters", "drafts", "scripts"],
	covers: ["covers", "credits"],
	pages: ["previews", "page_versions"],
	coupons: ["coupons", "coupon_uses"],
	checkout: ["checkouts", "payments", "webhook_events"],
	printing: ["print_files"],
	orders: ["orders", "order_events", "order_emails", "refunds", "damages", "deletions"],
	reviews: ["reviews"],
	support: ["messages", "feedback", "unwanted_mail"],
};

const DICE = new Set(["randomBytes", "randomFill", "randomInt", "randomUUID", "getRandomValues"]);
const CLOCKS = new Set(["Date.now", "performance.now", "Math.random"]);
const WRITING = new Set(["insertInto", "replaceInto", "updateTable", "deleteFrom"]);
const SQL = new Set(["selectFrom", "selectNoFrom", ...WRITING]);
const RAW_SQL = new Set(["executeQuery", "mergeInto", "pragma", "prepare"]);
const BODY = new Set(["arrayBuffer", "blob", "body", "bytes", "formData", "json", "text"]);
const READERS = new Set(["readEmpty", "readForm", "readJson", "readWebhook"]);

const isIn = (node: ts.Node, names: ReadonlySet<string>) => ts.isIdentifier(node) && names.has(node.text);

/** `a.b`, as it is written. */
function dotted(node: ts.Node): string {
	if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
		return `${node.expression.getText()}.${node.argumentExpression.text}`;
	return ts.isPropertyAccessExpression(node) ? `${node.expression.getText()}.${node.name.text}` : "";
}

/** `.exec("...")` with words of its own is a database's; a pattern's is handed a text. */
const isExec = (node: ts.Node) =>
	ts.isCallExpression(node) &&
	dotted(node.expression).endsWith(".exec") &&
	(node.arguments[0] === undefined ||
		ts.isStringLiteralLike(node.arguments[0]) ||
		ts.isTemplateExpression(node.arguments[0]));

const isSql = (node: ts.Node) =>
	isIn(node, SQL) ||
	isExec(node) ||
	(ts.isPropertyAccessExpression(node) && RAW_SQL.has(node.name.text)) ||
	(ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText()));

/** Writes a table that isn't its area's; one that isn't named on the spot is nobody's. */
const writesElsewhere = (node: ts.Node, path: string) =>
	ts.isCallExpression(node) &&
	ts.isPropertyAccessExpression(node.expression) &&
	isIn(node.expression.name, WRITING) &&
	!(
		node.arguments[0] &&
		ts.isStringLiteral(node.arguments[0]) &&
		areaTables(path)?.includes(node.arguments[0].text)
	);

const areaTables = (path: string) => TABLES[/^app\/shop\/([a-z]+)\//.exec(path)?.[1] ?? ""];

const isMachine = (node: ts.Node) =>
	isIn(node, DICE) ||
	CLOCKS.has(dotted(node).replace(/^globalThis\./, "")) ||
	((ts.isNewExpression(node) || ts.isCallExpression(node)) &&
		node.expression.getText() === "Date" &&
		(ts.isCallExpression(node) || !node.arguments?.length));

const isEnvironment = (node: ts.Node) =>
	dotted(node) === "process.env" ||
	(ts.isImportDeclaration(node) && /^["'](node:)?process["']$/.test(node.moduleSpecifier.getText()));

/** dependency-cruiser takes it for an import of types alone. */
const isMixedImport = (node: ts.Node) =>
	ts.isImportDeclaration(node) &&
	node.importClause?.name !== undefined &&
	node.importClause.namedBindings !== undefined &&
	ts.isNamedImports(node.importClause.namedBindings) &&
	node.importClause.namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);

const readsBodyItself = (node: ts.Node) =>
	ts.isPropertyAccessExpression(node) &&
	BODY.has(node.name.text) &&
	/(^|\.)request$/.test(node.expression.getText());

const isAction = (node: ts.Node) =>
	// One that is handed nothing only says that there is nothing.
	(ts.isFunctionDeclaration(node) && node.name?.text === "action" && node.parameters.length > 0) ||
	((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === "POST");

const readsThroughHttp = (node: ts.Node) => ts.isCallExpression(node) && isIn(node.expression, READERS);

/** The one package here that can tell people from each other; `require` and file names reach it past dependency-cruiser. */
const namesRecogniser = (node: ts.Node) => ts.isStringLiteralLike(node) && node.text.includes("face-api");

/** Asks an illustrator for a picture; heads, which an upload waits for, are drawn in turn and once (likenesses/make-heads). */
const isDrawing = (node: ts.Node) =>
	ts.isCallExpression(node) && /\.draw(Cover|Spread)$/.test(dotted(node.expression));

const TEMPORARY = new Set(["tmpdir", "mkdtemp", "mkdtempSync"]);
const PARSING = new Set(["parse", "safeParse", "parseAsync", "safeParseAsync"]);
const parsesJson = (node: ts.Node) => ts.isCallExpression(node) && dotted(node.expression) === "JSON.parse";
/** A schema handed what was read as JSON on the spot. */
const holdsStoredToForm = (node: ts.Node) =>
	ts.isCallExpression(node) &&
	ts.isPropertyAccessExpression(node.expression) &&
	isIn(node.expression.name, PARSING) &&
	node.arguments.some((given) => has(given, parsesJson));

const inStore = (path: string) => path.startsWith("db/") || path.endsWith("store.server.ts");
const isRoute = (path: string) => path.startsWith("app/routes/");

/** Walls that one file breaks by itself: where they stand, and the node that breaks them. */
const WALLS: { wall: string; stands(path: string): boolean; breaks(node: ts.Node, path: string): boolean }[] =
	[
		{ wall: "SQL in a store", stands: (path) => !inStore(path), breaks: isSql },
		{
			wall: "tables of its own",
			stands: (path) => areaTables(path) !== undefined,
			breaks: writesElsewhere,
		},
		{ wall: "clock and chance of the shop", stands: (path) => !machineOf(path), breaks: isMachine },
		{
			wall: "environment in one file",
			// What runs before anything is built has no settings yet.
			stands: (path) => path !== "app/config.server.ts" && !/^app\/commands\/[\w-]+\.mjs$/.test(path),
			breaks: isEnvironment,
		},
		{
			wall: "what is stored is no form",
			stands: (path) => path.startsWith("app/shop/") && !path.endsWith("sessions/store.server.ts"),
			breaks: holdsStoredToForm,
		},
		{ wall: "bodies read by http", stands: isRoute, breaks: readsBodyItself },
		{
			wall: "temporary files in DATA_DIR",
			// The benchmark and the tests' server have no shop, or one of their own.
			stands: (path) =>
				!/^(db\/temporary|app\/shop\.testing)\.ts$/.test(path) &&
				!/^app\/commands\/(bench\/|postgres\.mjs)/.test(path),
			breaks: (node) => isIn(node, TEMPORARY),
		},
		{ wall: "types imported as such", stands: () => true, breaks: isMixedImport },
		{
			wall: "deadlines that are held",
			// On Node 20 its parts are collected as garbage, and the deadline never comes: `withDeadline`.
			stands: () => true,
			breaks: (node) => dotted(node) === "AbortSignal.any",
		},
		{
			wall: "nobody recognises people",
			stands: (path) => !/^app\/(commands\/likeness\/|walls\.)/.test(path),
			breaks: namesRecogniser,
		},
	];

/** The line of MACHINE that a path is under. */
const machineOf = (path: string) => Object.keys(MACHINE).find((listed) => path.startsWith(listed));

function has(node: ts.Node, found: (node: ts.Node) => boolean): boolean {
	return found(node) || ts.forEachChild(node, (child) => has(child, found) || undefined) === true;
}

/** Every wall that these sources break; and the lines of MACHINE nobody needs any more. */
export function breachesOf(sources: readonly Source[]): Breach[] {
	const parsed = new Map(
		sources.map(({ path, text }) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)]),
	);
	const byPath = new Map(sources.map((source) => [source.path, source]));
	const reads = (path: string): boolean => {
		const file = parsed.get(path);
		if (!file || !isRoute(path)) return false;
		return has(file, readsThroughHttp) || (byPath.get(path)?.imports.some(reads) ?? false);
	};
	const draws = (path: string, seen: Set<string>): boolean => {
		const file = parsed.get(path);
		if (!file || seen.has(path)) return false;
		seen.add(path);
		return (
			(path.startsWith("app/shop/") && has(file, isDrawing)) ||
			(byPath.get(path)?.imports.some((imported) => draws(imported, seen)) ?? false)
		);
	};
	const used = new Set<string | undefined>();
	const breaches = [...parsed].flatMap(([path, file]) => {
		const broken = WALLS.filter(
			({ stands, breaks }) => stands(path) && has(file, (node) => breaks(node, path)),
		);
		if (machineOf(path) && has(file, isMachine)) used.add(machineOf(path));
		const deaf = isRoute(path) && has(file, isAction) && !reads(path) ? ["actions read through http"] : [];
		const drawn = isRoute(path) && draws(path, new Set()) ? ["drawn by jobs alone"] : [];
		const drawer = /\/(utils?|lib|helpers?|common|misc|shared)(\/|\.)/.test(path) ? ["no drawer"] : [];
		return [...broken.map(({ wall }) => wall), ...deaf, ...drawn, ...drawer].map((wall) => ({ wall, path }));
	});
	const idle = Object.keys(MACHINE).filter((listed) => !used.has(listed));
	return [...breaches, ...idle.map((path) => ({ wall: "list of the machine's own", path }))];
}
