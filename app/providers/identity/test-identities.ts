export type TestIdentity = { name: string; email: string; emailVerified: boolean };

/** The people the sandbox offers to sign in as. Browser-safe. */
export const TEST_IDENTITIES: readonly TestIdentity[] = [
	{ name: "Amelia Hartley", email: "amelia.hartley@example.com", emailVerified: true },
	{ name: "Owen Rhys-Davies", email: "owen@example.com", emailVerified: true },
	{ name: "Noor Khan", email: "noor.khan@example.com", emailVerified: false },
];
