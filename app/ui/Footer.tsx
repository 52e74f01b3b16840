import { BRAND } from "~/content/brand";
import {
	type NavigationLink,
	NETWORKS,
	QUICK_LINKS,
	type SocialLink,
	SUPPORT_LINKS,
} from "~/content/navigation";
import type { Seller } from "~/content/seller";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { Edge } from "./Edge";
import { Icon } from "./Icon";
import { Logo } from "./Logo";
import { SellerDetails, SellerProvider } from "./Seller";

type FooterProps = {
	/** The current one, by the shop's clock. */
	year: number | null;
	social: readonly SocialLink[];
	/** null where the shop could not be asked. */
	seller: Seller | null;
};

/** Ends every page. */
export function Footer({ year, social, seller }: FooterProps) {
	return (
		<footer className="footer">
			<SellerProvider value={seller}>
				<Edge tone="night" />
				<div className="page">
					<div className="footer-columns">
						<div className="footer-about">
							<Logo />
							<p>
								Personalised picture books, written and illustrated around your own family, printed in the UK
								as hardbacks to keep.
							</p>
							{social.length > 0 ? (
								<ul className="footer-social">
									{social.map(({ network, href }) => (
										<li key={network}>
											<a href={href}>
												<Icon name={network} label={`${BRAND.name} on ${NETWORKS[network]}`} />
											</a>
										</li>
									))}
								</ul>
							) : null}
						</div>
						<LinkList title="Quick links" links={QUICK_LINKS} />
						<LinkList title="Support" links={SUPPORT_LINKS} />
					</div>
					<SellerDetails />
					<p className="footer-end">
						© {year} {BRAND.name}. Photos are used only to make your book. {PHOTO_KEEPING}
					</p>
				</div>
			</SellerProvider>
		</footer>
	);
}

function LinkList({ title, links }: { title: string; links: readonly NavigationLink[] }) {
	return (
		<nav aria-label={title}>
			<h2>{title}</h2>
			<ul>
				{links.map(({ href, label }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
