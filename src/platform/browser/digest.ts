/** SHA-256 of bytes, or of a text's UTF-8 bytes, as lower-case hex; null without WebCrypto (insecure origin). */
export async function sha256Hex(content: string | ArrayBuffer): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', typeof content === 'string' ? new TextEncoder().encode(content) : content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
