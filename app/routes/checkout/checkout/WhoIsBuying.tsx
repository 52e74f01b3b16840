import { Notice } from "~/ui/Notice";

/** A line for the signed-in family, or what a guest gains by signing up. */
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
			You are ordering as a guest, and that is fine. <a href="/sign-up">Create an account</a> if you would
			like to keep your books and follow your orders in one place.
		</Notice>
	);
}
