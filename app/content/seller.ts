/** Who sells, as the operator has set it up (SELLER_…): the one place from which pages, policies, mails and invoices name the seller. Pure. */

/** What a shop is told of its seller; `app/config-variables.server.ts` describes each. */
export type SellerSettings = {
	SELLER_NAME: string;
	SELLER_COMPANY_NUMBER: string;
	SELLER_REGISTERED_IN: string;
	SELLER_ADDRESS: string;
	SELLER_EMAIL: string;
	SELLER_PHONE: string;
	SELLER_VAT_NUMBER?: string;
};

export type Seller = {
	name: string;
	/** The lines of the registered office. */
	address: string[];
	/** "Registered in Scotland, company number SC123456". */
	registration: string;
	/** "VAT number GB123456789"; null for a seller that isn't registered for it. */
	vat: string | null;
	email: string;
	phone: string;
};

/**
 * The seller of a shop. What it says is what a company's website, mails and invoices have to say: the Company, Limited Liability Partnership
 * and Business (Names and Trading Disclosures) Regulations 2015, regulations 24 and 25; the Electronic Commerce (EC Directive) Regulations
 * 2002, regulation 6.
 */
export function sellerOf(settings: SellerSettings): Seller {
	return {
		name: settings.SELLER_NAME,
		address: settings.SELLER_ADDRESS.split(",").map((line) => line.trim()),
		registration: `Registered in ${settings.SELLER_REGISTERED_IN}, company number ${settings.SELLER_COMPANY_NUMBER}`,
		vat: settings.SELLER_VAT_NUMBER ? `VAT number ${settings.SELLER_VAT_NUMBER}` : null,
		email: settings.SELLER_EMAIL,
		phone: settings.SELLER_PHONE,
	};
}

/** Who the seller is, a sentence a line: the company, where it is registered, its office, its VAT number. */
export function sellerLines({ name, registration, address, vat }: Seller): string[] {
	return [name, registration, `Registered office: ${address.join(", ")}`, ...(vat ? [vat] : [])];
}
