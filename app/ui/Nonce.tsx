import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Carries this response's CSP nonce from entry.server to the scripts in the document. */
export const NonceProvider = NonceContext.Provider;

/** The nonce; undefined in the browser, where React leaves the attribute alone. */
export function useNonce(): string | undefined {
	return useContext(NonceContext);
}
