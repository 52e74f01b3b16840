import type { Answer } from "../../app/providers/inspector/question";
import type { AnthropicBlock, AnthropicRequest } from "./anthropic";

/** What the stand-in for Anthropic says of a picture it is shown. */

/** What it sees otherwise than it was asked for; a text instead of the JSON that was asked for. */
export type Seen = Partial<Answer> | string;

const blocksIn = ({ messages }: AnthropicRequest): AnthropicBlock[] =>
	messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));

/** Whether a request is about a picture, by the shape of the answer that it asks for. */
export const isInspection = ({ output_config }: AnthropicRequest): boolean =>
	"heads" in (Object(output_config?.format?.schema).properties ?? {});

/** What it was sent with a picture. */
export const textIn = (request: AnthropicRequest): string =>
	blocksIn(request)
		.map(({ text = "" }) => text)
		.join("\n");

/** The pictures of a request, as they were sent. */
export const picturesIn = (request: AnthropicRequest): Buffer[] =>
	blocksIn(request).flatMap(({ source }) => (source?.data ? [Buffer.from(source.data, "base64")] : []));

/** A picture with everybody in it who was asked for and nothing wrong, but for what it is told to see. */
export function inspectionFor(request: AnthropicRequest, seen: Seen = {}): string {
	if (typeof seen === "string") return seen;
	const heads = Number(/numbered list has (\d+)/.exec(textIn(request))?.[1]);
	const answer: Answer = {
		heads,
		others: 0,
		wrongLimbs: false,
		writing: false,
		unsuitable: false,
		facesWhereWordsAreSet: false,
		missing: [],
		...seen,
	};
	return JSON.stringify(answer);
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** A picture that the vendor answers 400 to: not as base64, or of another kind than it is said to be. */
export function isPictureRefused({ content }: AnthropicRequest["messages"][number]): boolean {
	const images = Array.isArray(content) ? content.filter(({ type }) => type === "image") : [];
	return images.some(({ source }) => {
		const bytes = Buffer.from(source?.data ?? "", "base64");
		return (
			source?.type !== "base64" ||
			source.media_type !== "image/jpeg" ||
			!bytes.subarray(0, JPEG.length).equals(JPEG)
		);
	});
}
