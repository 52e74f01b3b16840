import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { readForm } from "~/http/form.server";
import { notFound, pageRefusal, problemPage } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { SandboxGoogleScreen } from "./SandboxGoogleScreen";

export const meta: MetaFunction = () => [
	{ title: "Google, played by the test shop" },
	{ name: "robots", content: "noindex" },
];

async function sandboxOf(request: Request) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const google = visitor.shop.providers.sandbox.identity;
	if (!google) throw notFound();
	return { visitor, google, params: new URL(request.url).searchParams };
}

const UNASKED = {
	code: "invalid",
	message: "Nobody asked to sign in with this. Please start at the sign-in page.",
} as const;

export async function loader({ request }: LoaderFunctionArgs) {
	const { google, params } = await sandboxOf(request);
	if (!google.checkAuthorize(params).ok) throw problemPage(UNASKED);
	return null;
}

export async function action({ request }: ActionFunctionArgs) {
	const { visitor, google, params } = await sandboxOf(request);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const text = (name: string) => String(fields.get(name) ?? "");
	const identity = { name: text("name"), email: text("email"), emailVerified: text("verified") === "yes" };
	const answer = google.authorize(params, text("intent") === "refuse" ? { refused: true } : { identity });
	if (answer.ok) return redirect(answer.value);
	if (answer.error === "request") throw problemPage(UNASKED);
	return data({ problem: "Please type a name and a valid email address", identity }, { status: 422 });
}

export default function SandboxGoogle() {
	return <SandboxGoogleScreen answer={useActionData<typeof action>()} />;
}
