/** An address on one of the brand's hosts: https, but http on localhost; null where the brand has no such host. */
export function hostAddress(host: string | undefined, path: string): string | null {
  if (host === undefined) return null;
  const local = /(^|\.)localhost(:\d+)?$/.test(host);
  return `${local ? 'http' : 'https'}://${host}${path}`;
}
