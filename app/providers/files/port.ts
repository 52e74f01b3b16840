export type FileType = "image/jpeg" | "image/png" | "image/webp" | "application/pdf" | "application/epub+zip";

export interface Files {
	describe(): { kind: "embedded" | "vendor"; name: string };
	/** Stores a file under a key (path segments of letters, digits, dot, dash and underscore). Writing a key again replaces it whole. */
	put(key: string, bytes: Uint8Array, type: FileType): Promise<void>;
	/** The bytes, or null when there is no such file. */
	get(key: string): Promise<Uint8Array | null>;
	/** Removes files; one that isn't there is no error. */
	remove(keys: string[]): Promise<void>;
	/** Every key there is, in no order. */
	keys(): AsyncIterable<string>;
}
