/** Drawn once and never changed under its address, but for its family's eyes alone. */
export const VERSION_HEADERS = {
	"Content-Type": "image/jpeg",
	"Cache-Control": "private, max-age=86400, immutable",
	Vary: "Cookie",
};

/** The page and the version `?v=` that an address names; null where it can name none. */
export function pageVersion(request: Request, number = ""): { number: number; version: number } | null {
	const version = new URL(request.url).searchParams.get("v") ?? "";
	if (!/^\d{1,2}$/.test(number) || !/^\d{1,3}$/.test(version)) return null;
	return { number: Number(number), version: Number(version) };
}
