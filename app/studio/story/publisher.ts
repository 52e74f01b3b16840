/** The name on the books and on the shop: in the imprint, at the foot of the back, in the files' own description. */
export const PUBLISHER = "Fable & Kin";
