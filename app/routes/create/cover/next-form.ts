/** The form of step 2: parts of it stand elsewhere in the page, and name it. */
export const NEXT_FORM = "next-step";
