import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import sharp from "sharp";
import { listen } from "./listen";

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
	close(): Promise<void>;
};

type Prediction = {
	id: string;
	status: string;
	output?: unknown;
	error?: string;
	fate: Fate;
	asked: number;
};

/** The inputs each model takes, as on its page; others are refused, as at the real address. */
const INPUTS: Record<string, { references: string; known: string[] }> = {
	"google/nano-banana-pro": {
		references: "image_input",
		known: ["prompt", "image_input", "aspect_ratio", "resolution", "output_format", "safety_filter_level"],
	},
	"google/nano-banana-2.1": {
		references: "image_input",
		known: ["prompt", "image_input", "aspect_ratio", "resolution", "output_format"],
	},
	"bytedance/seedream-4.5": {
		references: "image_input",
		known: ["prompt", "image_input", "aspect_ratio", "size", "sequential_image_generation", "max_images"],
	},
	"black-forest-labs/flux-2-pro": {
		references: "input_images",
		known: [
			"prompt",
			"input_images",
			"aspect_ratio",
			"resolution",
			"output_format",
			"output_quality",
			"safety_tolerance",
			"seed",
		],
	},
};

/** Plays Replicate's predictions: create, read, cancel, and the address of the picture. */
export async function startReplicate(): Promise<ReplicateStandIn> {
	const predictions = new Map<string, Prediction>();
	const pictures = new Map<string, Buffer>();
	const standIn = {
		token: "r8_standin",
		bought: [] as Bought[],
		cancelled: [] as string[],
		fates: [] as Fate[],
	};
	let base = "";

	async function create(model: string, input: Record<string, unknown>): Promise<Prediction | null> {
		const shape = INPUTS[model];
		const references = shape && input[shape.references];
		if (!shape || !Array.isArray(references)) return null;
		if (Object.keys(input).some((name) => !shape.known.includes(name))) return null;
		standIn.bought.push({ model, input, at: Date.now() });
		const id = `prediction${standIn.bought.length}`;
		const fate = standIn.fates.shift() ?? "succeeds";
		const prediction: Prediction = { id, status: "starting", fate, asked: 0 };
		predictions.set(id, prediction);
		if (fate === "gives no picture") pictures.set(id, Buffer.from("<html>not a picture</html>"));
		else if (fate !== "loses its picture") pictures.set(id, await paint(String(input.prompt), references));
		proceed(prediction);
		return prediction;
	}

	/** One step nearer to its fate, at creation and each time somebody asks. */
	function proceed(prediction: Prediction): void {
		const { fate, id } = prediction;
		if (fate === "never ends" || (fate === "succeeds after a while" && prediction.asked++ < 2)) {
			prediction.status = "processing";
			return;
		}
		const ends: Partial<Record<string, Pick<Prediction, "status" | "error" | "output">>> = {
			refuses: {
				status: "failed",
				error: "The input or output was flagged as sensitive. Please try again with different inputs. (E005)",
			},
			fails: { status: "failed", error: "Out of memory" },
			"is canceled": { status: "canceled" },
			"is aborted": { status: "aborted" },
			"gives nothing": { status: "succeeded", output: null },
		};
		Object.assign(
			prediction,
			ends[String(fate)] ?? {
				status: "succeeded",
				output: `${base}/files/${id}.jpg`,
			},
		);
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
			asked.status = "canceled";
			asked.fate = "is canceled";
		} else if (asked) proceed(asked);
		if (asked) return say(200, asked);

		const model = /^\/v1\/models\/(.+)\/predictions$/.exec(path)?.[1];
		if (!model || request.method !== "POST") return say(404, { detail: "not found" });
		const { input } = JSON.parse(await bodyOf(request)) as {
			input: Record<string, unknown>;
		};
		const next = standIn.fates[0];
		if (next === "hangs up") {
			standIn.fates.shift();
			standIn.bought.push({ model, input, at: Date.now() });
			response.destroy();
			return;
		}
		if (typeof next === "number") {
			standIn.fates.shift();
			return say(next, {
				detail: next === 422 ? "The prompt was blocked by the safety filter" : "no",
			});
		}
		const made = await create(model, input);
		return made ? say(201, made) : say(422, { detail: "input: unknown or missing" });
	}

	const server = createServer((request, response) => {
		answer(request, response).catch(() => response.destroy());
	});
	const { port, close } = await listen(server);
	base = `http://127.0.0.1:${port}`;
	return Object.assign(standIn, { url: `${base}/v1`, close });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request) body += chunk;
	return body;
}

/** A ground whose colour comes from the prompt, the references standing on it side by side. */
async function paint(prompt: string, references: unknown[]): Promise<Buffer> {
	const hue = [...prompt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
	const side = 1024;
	const width = Math.floor(side / (references.length + 1));
	const heads = await Promise.all(
		references.map(async (reference, index) => ({
			input: await sharp(Buffer.from(String(reference).split(",")[1] ?? "", "base64"))
				.resize(width, width)
				.toBuffer(),
			left: Math.floor((index + 0.5) * width),
			top: side - width - 40,
		})),
	);
	const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="hsl(${hue} 55% 62%)"/><circle cx="${side / 2}" cy="${side}" r="${side / 2}" fill="hsl(${hue} 45% 45%)"/></svg>`;
	return sharp(Buffer.from(ground)).composite(heads).jpeg().toBuffer();
}
