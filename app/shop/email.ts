/** The form an address is compared in: the same mailbox in other capitals is the same address. */
export function foldEmail(email: string): string {
	return email.trim().toLowerCase();
}
