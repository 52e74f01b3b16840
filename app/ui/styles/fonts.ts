import display from "@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2?url";
import text from "./fonts/atkinson-hyperlegible-next-400-700.woff2?url";

/** Hashed addresses of the two faces every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [display, text];
