/** PNG or JPEG by its first bytes: rubbish from a vendor must not be shown or sold. */
export function isPicture(bytes: Uint8Array | undefined): boolean {
	if (!bytes || bytes.length < 24) return false;
	return (bytes[0] === 0xff && bytes[1] === 0xd8) || (bytes[0] === 0x89 && bytes[1] === 0x50);
}
