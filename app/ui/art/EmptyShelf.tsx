/** A shelf with room for a book. */
export function EmptyShelf() {
	return (
		<svg className="empty-picture" viewBox="0 0 180 110" aria-hidden="true" focusable="false">
			<path d="M4 96h172v9H4z" fill="#8d5c00" />
			<path d="M22 34h17v62H22z" fill="#2b7d87" />
			<path d="M26 44h9v3h-9zm0 40h9v3h-9z" fill="#fff8e8" />
			<path d="M40 24h14v72H40z" fill="#d5472c" />
			<path d="m56 42 16-4 14 55-16 4z" fill="#f8b73a" />
			<path d="M148 30h16v66h-16z" fill="#4f8f5b" />
			<path d="M151 40h10v3h-10zm0 44h10v3h-10z" fill="#fff8e8" />
			<path
				d="M99 39h42v56H99z"
				fill="none"
				stroke="#7a6a4c"
				strokeWidth="2.5"
				strokeDasharray="6 6"
				strokeLinecap="round"
			/>
			<path d="m120 58 2.6 5.6 6 .8-4.4 4.2 1.1 6.1-5.3-3-5.3 3 1.1-6.1-4.4-4.2 6-.8Z" fill="#f8b73a" />
		</svg>
	);
}
