import { cookieOf, postJson } from "./family";

const PASSWORD = "a lantern by the sea";

/** Signs up and in; gives the session's cookie. */
export async function signIn(url: string, name: string): Promise<string> {
	const email = `${name}@bench.example`;
	await postJson(`${url}/api/auth/signup`, { username: name, email, password: PASSWORD });
	const answer = await postJson(`${url}/api/auth/signin`, { email, password: PASSWORD });
	if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
	return cookieOf(answer);
}
