import "react";

/** React 18 passes these attributes through; its types do not know them yet (HTML standard). */
declare module "react" {
	interface HTMLAttributes<T> {
		popover?: "auto" | "manual";
	}
	interface ImgHTMLAttributes<T> {
		fetchpriority?: "high" | "low";
	}
	interface ButtonHTMLAttributes<T> {
		popovertarget?: string;
	}
}
