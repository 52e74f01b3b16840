/** A table of a FlatBuffer (the format of TFLite's files), its fields asked for by their number in the schema. */
export type Table = {
	/** A whole number of one byte. */
	byte(field: number, otherwise?: number): number;
	/** A whole number of four bytes. */
	int(field: number, otherwise?: number): number;
	text(field: number): string | null;
	table(field: number): Table | null;
	tables(field: number): Table[];
	ints(field: number): number[];
	bytes(field: number): Uint8Array;
};

/** The root table of a FlatBuffer. */
export function rootTable(file: Uint8Array): Table {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const uint = (at: number) => view.getUint32(at, true);

	function tableAt(at: number): Table {
		const fields = at - view.getInt32(at, true);
		const placeOf = (field: number) => {
			const entry = 4 + field * 2;
			const offset = entry < view.getUint16(fields, true) ? view.getUint16(fields + entry, true) : 0;
			return offset ? at + offset : null;
		};
		const referred = (field: number) => {
			const place = placeOf(field);
			return place === null ? null : place + uint(place);
		};
		/** The places of a vector's items of four bytes. */
		const items = (field: number) => {
			const vector = referred(field);
			return vector === null ? [] : Array.from({ length: uint(vector) }, (_, i) => vector + 4 + i * 4);
		};
		const bytes = (field: number) => {
			const vector = referred(field);
			return vector === null ? new Uint8Array() : file.subarray(vector + 4, vector + 4 + uint(vector));
		};
		return {
			byte: (field, otherwise = 0) => {
				const place = placeOf(field);
				return place === null ? otherwise : view.getInt8(place);
			},
			int: (field, otherwise = 0) => {
				const place = placeOf(field);
				return place === null ? otherwise : view.getInt32(place, true);
			},
			text: (field) => (referred(field) === null ? null : new TextDecoder().decode(bytes(field))),
			table: (field) => {
				const place = referred(field);
				return place === null ? null : tableAt(place);
			},
			tables: (field) => items(field).map((item) => tableAt(item + uint(item))),
			ints: (field) => items(field).map((item) => view.getInt32(item, true)),
			bytes,
		};
	}

	return tableAt(uint(0));
}
