import { Notice } from "~/ui/Notice";

/**
 * A line for the signed-in family, or what a guest gains by signing up. The way there is a button of the form, so that the
 * address that stands in it is kept on the way, with and without a script.
 */
export function WhoIsBuying({ family }: { family: { username: string; email: string } | null }) {
	if (family) {
		return (
			<p className="checkout-welcome">
				Welcome back, <strong>{family.username}</strong>. We will keep this order with your account,{" "}
				{family.email}.
			</p>
		);
	}
	return (
		<Notice>
			You are ordering as a guest, and that is fine.{" "}
			<button className="button-in-text" type="submit" name="intent" value="create-account">
				Create an account
			</button>{" "}
			to keep books and orders in one place: you come back here.
		</Notice>
	);
}
