import { openStopped } from "#db/move/source";
import { moveFiles } from "~/shop/backups/move-files.server";
import { ownFiles, vendorFiles } from "~/providers.server";
import { databaseOf } from "~/shop.server";
import { counted } from "~/shop/counted";
import { type ClosedCommand, expectArgs, Refusal, takeFlag } from "./command";

const NAMES: Record<string, string> = { blob: "Vercel Blob", directory: "DATA_DIR/files" };

export const moveFilesCommand: ClosedCommand = {
	use: "move-files --to blob|directory [--remove] [--json]",
	does: "copies all files from DATA_DIR/files to Vercel Blob, or back, while no shop runs, and reads each again there; goes on where it was cut off. --remove: then deletes them where they were",
	example: "move-files --to blob --remove",
	async runClosed(settings, args) {
		const { rest: most, given: isForProgram } = takeFlag(args, "--json");
		const { rest, given: remove } = takeFlag(most, "--remove");
		const [flag, to = ""] = expectArgs(rest, 2, 2, this.use);
		if (flag !== "--to" || !Object.hasOwn(NAMES, to)) throw new Refusal(`Use: npm run shop -- ${this.use}`);
		const [blob, own] = [await vendorFiles(settings), ownFiles(settings)];
		if (!blob) throw new Refusal("Set BLOB_READ_WRITE_TOKEN to the store's token.");
		const stopped = await openStopped(databaseOf(settings));
		try {
			const [from, place] = to === "blob" ? [own, blob] : [blob, own];
			const moved = await moveFiles(from, place, remove).catch((error: Error) => {
				throw new Refusal(`Cut off (${error.message}): run it again, it goes on where it was.`);
			});
			if (isForProgram) return [JSON.stringify({ to, ...moved }, null, 2)];
			const old = NAMES[to === "blob" ? "directory" : "blob"];
			return [
				`${counted(moved.copied, "file")} copied to ${NAMES[to]}, every byte compared; ${moved.already} were there already.`,
				...(moved.stale > 0
					? [`${counted(moved.stale, "photo")} that had been deleted meanwhile went.`]
					: []),
				to === "blob"
					? "Start the shop with BLOB_READ_WRITE_TOKEN set."
					: "Take BLOB_READ_WRITE_TOKEN away and start the shop.",
				remove
					? `${counted(moved.removed, "file")} deleted from ${old}.`
					: `The files are still in ${old}: once the shop runs, delete them there, for families are told until when photos are kept.`,
			];
		} finally {
			await stopped.close();
		}
	},
};
