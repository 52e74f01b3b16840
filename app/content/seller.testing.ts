import { sellerOf } from "./seller";

/** A company that there isn't; its telephone number is one of those kept for plays. */
export const SELLER_SETTINGS = {
	SELLER_NAME: "Fable & Kin Ltd",
	SELLER_COMPANY_NUMBER: "01234567",
	SELLER_REGISTERED_IN: "England and Wales",
	SELLER_ADDRESS: "1 Mill Lane, Leeds, LS1 1AA",
	SELLER_EMAIL: "hello@fableandkin.example",
	SELLER_PHONE: "0113 496 0123",
};
export const SELLER = sellerOf(SELLER_SETTINGS);
