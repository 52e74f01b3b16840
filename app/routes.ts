import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The map of the shop: every URL and the module that serves it. */
export default [
	index("routes/marketing/home/route.tsx"),

	// Accounts
	route("sign-in", "routes/account/sign-in/route.tsx"),
	route("sign-in/google", "routes/account/google-start.ts"),
	route("sign-in/google/callback", "routes/account/google-callback.ts"),
	route("sign-up", "routes/account/sign-up/route.tsx"),
	route("sign-out", "routes/account/sign-out.ts"),
	route("sign-out/everywhere", "routes/account/sign-out-everywhere.ts"),
	route("forgot-password", "routes/account/forgot-password/route.tsx"),
	route("reset-password/:resetToken", "routes/account/reset-password/route.tsx"),
	route("confirm-email/:token", "routes/account/confirm-email/route.tsx"),
	route("profile", "routes/account/profile/route.tsx"),
	route("profile/picture", "routes/account/picture.ts"),
	route("profile/delete", "routes/account/delete-account/route.tsx"),
	route("profile/download", "routes/account/download.ts"),
	route("api/auth/signin", "routes/api/auth-sign-in.ts"),
	route("api/auth/signup", "routes/api/auth-sign-up.ts"),
	route("api/auth/signout", "routes/api/auth-sign-out.ts"),
	route("api/auth/google", "routes/api/auth-google.ts"),
	route("api/user/check-session", "routes/api/user-check-session.ts"),
	route("api/user/update/:id", "routes/api/user-update.ts"),
	route("api/user/delete/:id", "routes/api/user-delete.ts"),
	route("api/user/credits", "routes/api/user-credits.ts"),
	route("api/reset/request", "routes/api/reset-request.ts"),
	route("api/reset/:resetToken", "routes/api/reset-token.ts"),

	// Creating a book
	route("create-book", "routes/create/create-book/route.tsx"),
	route("create-book/draft", "routes/create/draft.ts"),
	route("create-book/turn", "routes/create/turn-photo.ts"),
	route("create-book/state", "routes/create/state.ts"),
	route("create-book/progress", "routes/create/progress/route.tsx"),
	route("create-book/cover", "routes/create/cover/route.tsx"),
	route("create-book/order", "routes/create/order.ts"),
	route("create-book/frozen", "routes/create/frozen/route.tsx"),
	route("create-book/new", "routes/create/new-book.ts"),
	route("create-book/restore", "routes/create/restore.tsx"),
	route("delete-photos", "routes/create/delete-photos/route.tsx"),
	route("photos/:photoId", "routes/photo.ts"),
	route("heads/:headId", "routes/head.ts"),
	route("covers/:file", "routes/cover.ts"),
	route("api/uploads", "routes/api/uploads.ts"),
	route("api/uploads/:photoId", "routes/api/upload.ts"),
	route("api/book/generate-synopsis", "routes/api/generate-synopsis.ts"),
	route("api/book/generate-guest-synopsis", "routes/api/generate-synopsis.ts", {
		id: "generate-guest-synopsis",
	}),
	route("api/book/generate-cover", "routes/api/generate-cover.ts"),
	route("api/book/generate-guest-cover", "routes/api/generate-cover.ts", { id: "generate-guest-cover" }),

	// A family's books and orders
	route("books", "routes/library/books/route.tsx"),
	route("orders", "routes/library/orders/route.tsx"),
	route("orders/:orderId", "routes/library/order/route.tsx"),
	route("review/:orderId", "routes/library/review/route.tsx"),
	route("api/book/user", "routes/api/book-user.ts"),
	route("api/orders/user/orders", "routes/api/orders-user.ts"),
	route("api/orders/user/orders/:orderId", "routes/api/order-detail.ts"),
	route("api/reviews", "routes/api/reviews.ts"),
	route("api/reviews/:orderId", "routes/api/reviews-order.ts"),

	// The house
	route("styles", "routes/styles/route.tsx"),
	// Checkout, from the coupon to the confirmation
	route("checkout", "routes/checkout/checkout/route.tsx"),
	route("checkout/authenticate", "routes/checkout/authenticate/route.tsx"),
	route("checkout/return", "routes/checkout/return/route.tsx"),
	route("order-confirmation", "routes/checkout/order-confirmation/route.tsx"),
	route("api/coupons/validate", "routes/api/coupons-validate.ts"),
	route("api/payment/create-payment-intent", "routes/api/create-payment-intent.ts"),
	route("api/payment/create-guest-payment-intent", "routes/api/create-payment-intent.ts", {
		id: "create-guest-payment-intent",
	}),
	route("api/orders", "routes/api/orders.ts"),
	route("api/orders/guest", "routes/api/orders.ts", { id: "orders-guest" }),
	route("api/orders/guest/:paymentIntentId", "routes/api/orders-payment.ts", { id: "orders-guest-payment" }),
	route("api/orders/:paymentIntentId", "routes/api/orders-payment.ts"),
	route("api/webhooks/stripe", "routes/api/webhooks-stripe.ts"),

	// Test mode's own
	route("api/sandbox/confirm-payment", "routes/api/sandbox-confirm-payment.ts"),
	route("sandbox/mail", "routes/sandbox/mail/route.tsx"),
	route("sandbox/mail/:id", "routes/sandbox/mail-one/route.tsx"),
	route("sandbox/mail/:id/html", "routes/sandbox/mail-html.ts"),
	route("sandbox/clock", "routes/sandbox/clock.ts"),
	route("sandbox/google/authorize", "routes/sandbox/google-authorize/route.tsx"),
	route("sandbox/google/token", "routes/sandbox/google-token.ts"),
	route("sandbox/google/userinfo", "routes/sandbox/google-userinfo.ts"),

	route("healthz", "routes/healthz.ts"),
	route("api/*", "routes/api/not-found.ts"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
