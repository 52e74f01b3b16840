export type SignInLinks = {
	/** Addresses that carry where the family wants to go afterwards. */
	signIn: string;
	signUp: string;
	/** null: the shop has no identity provider. */
	google: string | null;
};
