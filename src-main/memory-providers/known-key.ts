/**
 * Whether a file holds a key that this home knows, word for word. Such a file is not sent to anybody: what it is made of cannot be masked
 * without making it another file.
 */
export function holdsKnownKey(bytes: Uint8Array, keys: readonly string[]): boolean {
  const searched = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Shorter ones stand in texts by chance.
  return keys.some((key) => key.length >= 8 && searched.includes(key, 0, 'utf8'));
}
