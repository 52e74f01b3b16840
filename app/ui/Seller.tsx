import { createContext, Fragment, type ReactNode, useContext } from "react";
import { type Seller, sellerLines } from "~/content/seller";

const SellerContext = createContext<Seller | null>(null);

/** Tells every page who sells; null where the shop could not be asked. */
export const SellerProvider = SellerContext.Provider;

type MailLinkProps = {
	/** What a mail is about. */
	subject?: string;
	className?: string;
	/** Instead of the address. */
	children?: ReactNode;
};

/** Where the shop is written to: its email address, or its contact page where that isn't known. */
export function MailLink({ subject, className, children }: MailLinkProps) {
	const seller = useContext(SellerContext);
	const about = subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`;
	return (
		<a href={seller ? `mailto:${seller.email}${about}` : "/contact"} className={className}>
			{children ?? seller?.email ?? "our contact page"}
		</a>
	);
}

/** The bare email address, for paper. */
export function MailText() {
	return useContext(SellerContext)?.email ?? null;
}

/** Who sells, where they are registered and how they are reached. */
export function SellerDetails() {
	const seller = useContext(SellerContext);
	if (!seller) return null;
	return (
		<address className="seller">
			{sellerLines(seller).map((line) => (
				<Fragment key={line}>
					{line}
					<br />
				</Fragment>
			))}
			<MailLink /> · <a href={`tel:${seller.phone.replace(/[^\d+]/g, "")}`}>{seller.phone}</a>
		</address>
	);
}
