import { expect, test } from "vitest";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { redirectWithToast, takeToast } from "./toasts.server";

const cookieOf = (headers: Headers) => headers.get("Set-Cookie")?.split(";")[0] ?? "";
const page = (cookie: string) => new Request("http://localhost:3000/", { headers: { Cookie: cookie } });

test("a toast is shown once, and its cookie is gone with it", async () => {
	replaceShop(await openTestShop());
	const answer = await redirectWithToast("/", { message: "Kept.", type: "success" });
	const { toast, headers } = await takeToast(page(cookieOf(answer.headers)));
	expect(toast).toMatchObject({ message: "Kept.", type: "success" });
	expect(headers.get("Set-Cookie")).toMatch(/^fk_toast=; .*Expires=Thu, 01 Jan 1970/);
});

test.each([
	"fk_toast=rubbish",
	"fk_toast=e30%3D.forged",
	"fk_toast=%E0%A4%A",
])("a toast that isn't ours says nothing and is cleared: %s", async (cookie) => {
	replaceShop(await openTestShop());
	const { toast, headers } = await takeToast(page(cookie));
	expect(toast).toBeNull();
	expect(headers.get("Set-Cookie")).toMatch(/^fk_toast=; /);
});

test("a page that a script takes to pieces leaves the toast to the page that is seen", async () => {
	replaceShop(await openTestShop());
	const answer = await redirectWithToast("/", { message: "Kept.", type: "success" });
	const Cookie = cookieOf(answer.headers);
	const asked = new Request("http://localhost:3000/", { headers: { Cookie, Accept: "text/html" } });
	const { toast, headers } = await takeToast(asked);
	expect([toast, [...headers]]).toEqual([null, []]);
	expect((await takeToast(page(Cookie))).toast).toMatchObject({ message: "Kept." });
});

test("without one no cookie is set", async () => {
	replaceShop(await openTestShop());
	expect([...(await takeToast(page("fk_session=x"))).headers]).toEqual([]);
});
