import { right, unasked, wrong } from "~/shop/checks/rules";
import { type Check, findingOf, misshapen } from "../check";
import { VendorError } from "../vendor-failure";
import type { Files } from "./port";

/** A few bytes there and back, and away again. `token`: the vendor's, null for the shop's own folder; `name`: of a file nobody else has. */
export function filesCheck(files: Files, token: string | null, name: () => string): Check {
	return {
		name: token === null ? "the files" : "Vercel Blob",
		async ask() {
			const pattern = /^vercel_blob_rw_[^_\s]+_\S+$/;
			const shape = { variable: "BLOB_READ_WRITE_TOKEN", pattern, looks: "vercel_blob_rw_…_…" };
			const bad = token === null ? null : misshapen({ ...shape, value: token });
			if (bad) return bad;
			const key = `checks/${name()}`;
			const bytes = new TextEncoder().encode(key);
			try {
				await files.put(key, bytes, "image/png");
				const back = await files.get(key);
				await files.remove([key]);
				if (back && Buffer.from(back).equals(bytes)) return right("a file went there and came back");
				return wrong("a file that was written there doesn't come back as it was: look at the store itself");
			} catch (error) {
				return error instanceof VendorError ? findingOf(error.failure) : fromDisk(error);
			}
		},
	};
}

function fromDisk(error: unknown) {
	const { code } = Object(error) as { code?: unknown };
	return typeof code === "string"
		? wrong(`DATA_DIR can't be written or read (${code}): it has to be this user's, and have room`)
		: unasked("a file could not be written");
}
