import { requestId } from "~/http/connection.server";
import type { Visitor } from "~/http/visitor.server";

/**
 * What a use case answers, or null when it threw: then the bug is logged and the screen says so itself,
 * instead of giving way to the shop's error page.
 */
export async function readOrLog<T>({ shop }: Visitor, answer: Promise<T>): Promise<T | null> {
	try {
		return await answer;
	} catch (error) {
		shop.log.error("bug", error, { requestId: requestId() });
		return null;
	}
}
