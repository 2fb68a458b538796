/** Replaces the hosts of a brand's chat on localhost: another origin than the page's. */
export const chatName = 'chat.localhost';

/** The port of a `Host` header with its colon; empty for the scheme's own. */
const portOf = (host: string): string => /:\d+$/.exec(host)?.[0] ?? '';

/** The chat host for a page of that host: `name:port` on localhost, null elsewhere. */
export function localChatHost(pageHost: string): string | null {
  const name = pageHost.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') ? chatName + portOf(pageHost) : null;
}
