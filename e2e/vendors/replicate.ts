import type { IncomingMessage, ServerResponse } from "node:http";
import type { Prediction as Said } from "replicate";
import sharp from "sharp";
import { modelsOf } from "../../app/providers/illustrator/replicate/models";
import { type Fault, serve } from "./listen";
import { breaks, said } from "./schemas/check";
import replicate from "./schemas/replicate.json" with { type: "json" };

/** `at`: ms, by this machine's clock. */
export type Bought = { model: string; input: Record<string, unknown>; at: number };
/** What becomes of a prediction; a number is an HTTP status instead of one. */
export type Fate =
	| "succeeds"
	| "succeeds after a while"
	| "refuses"
	| "fails"
	| "is canceled"
	| "is aborted"
	| "never ends"
	| "gives nothing"
	| "gives no picture"
	| "gives a small picture"
	| "loses its picture"
	| "hangs up"
	| number;

export type ReplicateStandIn = {
	/** What REPLICATE_BASE_URL is set to. */
	url: string;
	/** The only token it takes. */
	token: string;
	bought: Bought[];
	/** Ids of the predictions it was told to cancel. */
	cancelled: string[];
	/** The fates of the next predictions, in order; afterwards all succeed. */
	fates: Fate[];
	faults: Fault[];
	/** Method and path of everything it was asked. */
	asked: string[];
	/** How long a prediction takes, ms, whoever asks for it meanwhile; 0 is none. */
	latencyMs: number;
	/** Of its pictures: large ones take a while to paint and to read, and most tests look at none. */
	sizes: "small" | "as asked";
	/** Slugs of models that it has no more. */
	withdrawn: string[];
	close(): Promise<void>;
};

/** What it says is the SDK's own type; what becomes of it stays here. */
type Prediction = { said: Said; fate: Fate; asked: number };

/** The models it has; another is none, as at the real address. */
const MODELS = Object.keys(replicate.$defs).filter((name) =>
	name.includes("/"),
) as (keyof typeof replicate.$defs)[];

/** Plays Replicate's predictions: create, read, cancel, and the address of the picture. */
export async function startReplicate(now: () => number = Date.now): Promise<ReplicateStandIn> {
	const predictions = new Map<string, Prediction>();
	const pictures = new Map<string, Buffer>();
	const standIn = {
		token: "r8_standin",
		bought: [] as Bought[],
		cancelled: [] as string[],
		fates: [] as Fate[],
		latencyMs: 0,
		sizes: "small" as ReplicateStandIn["sizes"],
		withdrawn: [] as string[],
	};
	let base = "";
	/** Width and height, px. */
	function sideOf(model: string, input: Record<string, unknown>): readonly [number, number] {
		const asked = modelsOf([model])[0]?.sizes;
		const made = [asked?.screen, asked?.print].find((one) =>
			[input.resolution, input.size].includes(one?.called),
		);
		const px = made?.px[input.aspect_ratio === "16:9" ? "16:9" : "1:1"];
		return px && standIn.sizes === "as asked" ? px : [SMALL, SMALL];
	}

	async function create(model: string, input: Record<string, unknown>): Promise<Prediction> {
		const references = [input.image_input, input.input_images].flat().filter(Boolean);
		standIn.bought.push({ model, input, at: now() });
		const id = `prediction${standIn.bought.length}`;
		const fate = standIn.fates.shift() ?? "succeeds";
		const at = `${base}/v1/predictions/${id}`;
		const prediction: Prediction = {
			said: {
				id,
				model,
				version: "hidden",
				input,
				status: "starting",
				source: "api",
				data_removed: false,
				created_at: new Date().toISOString(),
				urls: { get: at, cancel: `${at}/cancel` },
			},
			fate,
			asked: 0,
		};
		predictions.set(id, prediction);
		if (fate === "gives no picture") pictures.set(id, Buffer.from("<html>not a picture</html>"));
		else if (fate !== "loses its picture") {
			const sides = fate === "gives a small picture" ? ([320, 180] as const) : sideOf(model, input);
			pictures.set(id, await paint(String(input.prompt), references, sides));
		}
		proceed(prediction);
		return prediction;
	}

	/** One step nearer to its fate, at creation and each time somebody asks. */
	function proceed(prediction: Prediction): void {
		const { fate, said } = prediction;
		const isSlow = Date.now() - Date.parse(said.created_at) < standIn.latencyMs;
		if (isSlow || fate === "never ends" || (fate === "succeeds after a while" && prediction.asked++ < 2)) {
			said.status = "processing";
			return;
		}
		const ends: Partial<Record<string, Pick<Said, "status" | "error" | "output">>> = {
			refuses: {
				status: "failed",
				error: "The input or output was flagged as sensitive. Please try again with different inputs. (E005)",
			},
			fails: { status: "failed", error: "Out of memory" },
			"is canceled": { status: "canceled" },
			"is aborted": { status: "aborted" },
			"gives nothing": { status: "succeeded", output: null },
		};
		const address = `${base}/files/${said.id}.jpg`;
		const output = said.model.startsWith("bytedance/") ? [address] : address;
		Object.assign(said, ends[String(fate)] ?? { status: "succeeded", output });
	}

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const say = (status: number, body: unknown) => {
			const slower = status === 429 ? { "retry-after": "7" } : {};
			response.writeHead(status, { "content-type": "application/json", ...slower });
			response.end(JSON.stringify(body));
		};
		const path = new URL(request.url ?? "/", base).pathname;
		const file = /^\/files\/(\w+)\.jpg$/.exec(path)?.[1];
		if (file) {
			const picture = pictures.get(file);
			if (!picture) return say(404, { detail: "gone" });
			response.writeHead(200, { "content-type": "image/jpeg" });
			response.end(picture);
			return;
		}
		if (request.headers.authorization !== `Bearer ${standIn.token}`)
			return say(401, { detail: "Unauthenticated" });
		const [, id = "", cancel] = /^\/v1\/predictions\/(\w+)(\/cancel)?$/.exec(path) ?? [];
		const asked = predictions.get(id);
		if (asked && cancel) {
			standIn.cancelled.push(id);
			asked.said.status = "canceled";
			asked.fate = "is canceled";
		} else if (asked) proceed(asked);
		if (asked) return say(200, said(replicate, "prediction", asked.said));

		if (request.method === "GET" && path === "/v1/predictions") {
			const results = [...predictions.values()].map(({ said }) => said).reverse();
			return say(200, { previous: null, next: null, results });
		}
		const named = /^\/v1\/models\/([^/]+\/[^/]+)$/.exec(path)?.[1];
		if (request.method === "GET" && MODELS.some((one) => one === named && !standIn.withdrawn.includes(one))) {
			const [owner, name] = String(named).split("/");
			return say(200, { owner, name, visibility: "public" });
		}
		const model = /^\/v1\/models\/(.+)\/predictions$/.exec(path)?.[1];
		if (!model || request.method !== "POST") return say(404, { detail: "not found" });
		const body = JSON.parse(await bodyOf(request)) as { input: Record<string, unknown> };
		const { input } = body;
		const next = standIn.fates[0];
		if (next === "hangs up") {
			standIn.fates.shift();
			standIn.bought.push({ model, input, at: now() });
			response.destroy();
			return;
		}
		if (typeof next === "number") {
			standIn.fates.shift();
			return say(next, {
				detail: next === 422 ? "The prompt was blocked by the safety filter" : "no",
			});
		}
		const known = MODELS.find((one) => one === model);
		if (!known) return say(404, { detail: "The requested resource could not be found." });
		const wrong = breaks(replicate, "create", body) ?? breaks(replicate, known, input);
		if (wrong) return say(422, { title: "Input validation failed", detail: wrong, status: 422 });
		return say(201, said(replicate, "prediction", (await create(model, input)).said));
	}

	const { port, ...served } = await serve(answer, (status, detail = "The stand-in was told to fail.") => ({
		detail,
		status,
	}));
	base = `http://127.0.0.1:${port}`;
	return Object.assign(standIn, { url: `${base}/v1`, ...served });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request) body += chunk;
	return body;
}

/** px. */
const SMALL = 1024;

/** A ground whose colour comes from the prompt, the references standing on it side by side. */
async function paint(
	prompt: string,
	references: unknown[],
	[across, side]: readonly [number, number],
): Promise<Buffer> {
	const hue = [...prompt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
	const width = Math.floor(Math.min(across, side) / (references.length + 1));
	const heads = await Promise.all(
		references.map(async (reference, index) => ({
			input: await sharp(Buffer.from(String(reference).split(",")[1] ?? "", "base64"))
				.resize(width, width)
				.toBuffer(),
			left: Math.floor((index + 0.5) * width),
			top: side - width - 40,
		})),
	);
	const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${side}"><rect width="100%" height="100%" fill="hsl(${hue} 55% 62%)"/><circle cx="${across / 2}" cy="${side}" r="${side / 2}" fill="hsl(${hue} 45% 45%)"/></svg>`;
	return sharp(Buffer.from(ground)).composite(heads).jpeg().toBuffer();
}
