import type { Frame, Telling } from "./story";

/** How events are told, by the name of their kind's file; read and checked when the shop is built (the plugin `stories` of vite.config.ts). */

const FILES = import.meta.glob<Telling | Frame>("./events/*.yaml", { eager: true, import: "default" });
const called = (path: string) => path.replace(/^.*\/|\.yaml$/gu, "");

export const FRAME = FILES["./events/frame.yaml"] as Frame;
export const TELLINGS: Readonly<Record<string, Telling>> = Object.fromEntries(
	Object.entries(FILES).flatMap(([path, told]) => (told === FRAME ? [] : [[called(path), told as Telling]])),
);
