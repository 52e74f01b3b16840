/** The five that stories are told at; a Custom Level is told at the starter's or another, in literal language. */
export const LEVELS = ["tiny", "starter", "confident", "whiz", "pro"] as const;
export type Level = (typeof LEVELS)[number];
