/** A database that can't be used as it is, in words for the operator. */
export class UnusableDatabase extends Error {
	override name = "UnusableDatabase";
}
