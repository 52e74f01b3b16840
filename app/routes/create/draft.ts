import { clientAddress } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { resource } from "~/http/resource.server";
import { refuse } from "~/http/statuses.server";
import { ensureSessionIfSaved, readVisitor } from "~/http/visitor.server";
import { readDraftForm } from "~/shop/books/draft-form";
import { saveDraft } from "~/shop/books/save-draft.server";
import { isOtherAccounts, OTHER_ACCOUNT } from "../account/other-account.server";

/** Where the page keeps what is being typed, as it is typed. */
const route = resource("/create-book/draft", {
	POST: async ({ request }) => {
		const visitor = await readVisitor(request);
		const { fields } = await readForm(visitor);
		const { actor } = visitor;
		if (actor?.kind === "family" && isOtherAccounts(fields, actor))
			refuse({ code: "conflict", message: OTHER_ACCOUNT });
		const form = readDraftForm(fields);
		const saved = await ensureSessionIfSaved(visitor, (actor) =>
			saveDraft(visitor.shop, actor, form, clientAddress()),
		);
		if (!saved.ok) refuse(saved.error);
		return new Response(null, { status: 204, headers: visitor.headers });
	},
});

export const loader = route.loader;
export const action = route.action;
