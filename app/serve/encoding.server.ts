/** What a client takes that doesn't say so: less than anything it names. */
const UNSAID = 0.0001;

/**
 * Which of `encodings` a client likes best by its `Accept-Encoding`, of those it likes alike the first; undefined when it takes
 * none of them (RFC 9110, 12.5.3).
 */
export function chooseEncoding<E extends string>(accepted: string, encodings: readonly E[]): E | undefined {
	const weights = new Map(
		accepted
			.toLowerCase()
			.split(",")
			.map((part) => {
				const [encoding = "", weight = "q=1"] = part.split(";").map((word) => word.trim());
				return [encoding, Number(weight.replace(/^q=/, "")) || 0];
			}),
	);
	const weightOf = (encoding: E) =>
		weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? UNSAID : 0);
	const best = Math.max(...encodings.map(weightOf));
	return best > 0 ? encodings.find((encoding) => weightOf(encoding) === best) : undefined;
}
