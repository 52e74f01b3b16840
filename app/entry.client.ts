/* Remix asks for it. No page is taken over by React in the browser: what runs there is in `app/enhance/` (decision 47). */
export {};
