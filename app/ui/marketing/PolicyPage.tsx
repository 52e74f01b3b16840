import type { ReactNode } from "react";
import { EFFECTIVE, type Policy } from "~/content/policies/policy";
import { PageHeader } from "~/ui/PageHeader";
import { SellerDetails } from "~/ui/Seller";

/** A policy with its contents at the top; `children` stand before its sections. */
export function PolicyPage({ policy, children }: { policy: Policy; children?: ReactNode }) {
	const { title, about, sections } = policy;
	return (
		<div className="page page-section">
			<PageHeader title={title}>{about}</PageHeader>
			<div className="prose policy">
				<p className="text-soft">Effective {EFFECTIVE}</p>
				<nav aria-label="Contents">
					<ul>
						{sections.map((section) => (
							<li key={section.id}>
								<a href={`#${section.id}`}>{section.title}</a>
							</li>
						))}
					</ul>
				</nav>
				{children}
				{sections.map((section) => (
					<section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="prose">
						<h2 id={`${section.id}-title`}>{section.title}</h2>
						{section.says.map((said) =>
							typeof said === "string" ? (
								<p key={said}>{said}</p>
							) : (
								<ul key={said[0]}>
									{said.map((one) => (
										<li key={one}>{one}</li>
									))}
								</ul>
							),
						)}
						{section.names === "seller" ? <SellerDetails /> : null}
					</section>
				))}
			</div>
		</div>
	);
}
