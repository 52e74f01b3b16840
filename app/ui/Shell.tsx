import type { ReactNode } from "react";
import type { SocialLink } from "~/content/navigation";
import { Footer } from "./Footer";
import { Header, type HeaderProps } from "./Header";
import { TestModeBanner } from "./Notice";
import type { ToastMessage } from "./raise-toast";
import { SellerProvider } from "./Seller";
import { SkipLink } from "./SkipLink";
import { Toast } from "./Toast";

type ShellProps = HeaderProps & {
	/** By the shop's clock; null where the shop could not be asked. */
	year: number | null;
	social: readonly SocialLink[];
	testMode: boolean;
	toast?: ToastMessage | null;
	children: ReactNode;
};

/** What surrounds every screen; goes straight into `<body>`. A screen brings its own h1, inside `main`. */
export function Shell({ year, social, seller, testMode, toast, children, ...header }: ShellProps) {
	return (
		<SellerProvider value={seller}>
			<SkipLink />
			{testMode ? <TestModeBanner /> : null}
			<Header {...header} seller={seller} />
			{toast ? <Toast key={toast.message} {...toast} /> : null}
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer year={year} social={social} seller={seller} />
		</SellerProvider>
	);
}
