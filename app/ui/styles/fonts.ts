import display from "./fonts/caprasimo-400-english.woff2?url";
import text from "./fonts/atkinson-hyperlegible-next-400-700-english.woff2?url";

/** Hashed addresses of the two faces every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [display, text];
