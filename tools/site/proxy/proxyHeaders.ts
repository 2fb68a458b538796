import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers of one connection (RFC 9110, 7.6.1), which no proxy passes on. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** About the local address, or about who asks, of which the platform would believe a wrong one. */
const NOT_SENT = /^(?::|x-forwarded-|forwarded$|x-real-ip$|host$|expect$)/;

/** Commands to the browser about a host, which is another one here. */
const NOT_RECEIVED = ['strict-transport-security', 'alt-svc', 'public-key-pins'];

/** Cookies of the preview and of the simulated platform; browsers send them to every port of localhost. */
const LOCAL_COOKIE = /^(?:preview-brand|sandbox)=/;

function withoutConnection<Value>(headers: Readonly<Record<string, Value>>): [string, NonNullable<Value>][] {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return Object.entries(headers).filter(
    (entry): entry is [string, NonNullable<Value>] =>
      entry[1] !== undefined && entry[1] !== null && !OF_CONNECTION.includes(entry[0]) && !named.includes(entry[0]),
  );
}

/**
 * The headers of a request as the platform at `target` expects them: `Host`, `Origin` and `Referer` name the platform, and the
 * cookies of this machine are left out.
 */
export function requestHeaders(headers: IncomingHttpHeaders, target: URL): OutgoingHttpHeaders {
  const sent: OutgoingHttpHeaders = {};
  for (const [name, value] of withoutConnection(headers)) if (!NOT_SENT.test(name)) sent[name] = value;
  const cookies = (headers.cookie ?? '').split(/;\s*/).filter((cookie) => cookie !== '' && !LOCAL_COOKIE.test(cookie));
  if (cookies.length > 0) sent['cookie'] = cookies.join('; ');
  else delete sent['cookie'];
  if (headers.origin !== undefined) sent['origin'] = target.origin;
  if (headers.referer !== undefined && URL.canParse(headers.referer)) {
    const { pathname, search } = new URL(headers.referer);
    sent['referer'] = target.origin + pathname + search;
  }
  sent['host'] = target.host;
  return sent;
}

/** The headers of a reply as a browser of this machine takes them. `secure`: the page came over TLS. */
export function replyHeaders(headers: IncomingHttpHeaders, secure: boolean): OutgoingHttpHeaders {
  const received: OutgoingHttpHeaders = {};
  for (const [name, value] of withoutConnection(headers)) if (!NOT_RECEIVED.includes(name)) received[name] = value;
  const cookies = headers['set-cookie'];
  if (cookies !== undefined) received['set-cookie'] = cookies.map((cookie) => localCookie(cookie, secure));
  return received;
}

/**
 * A cookie of the platform's host as one of the local host: without `Domain`, and over plain http without what browsers take
 * over TLS only. The prefixes `__Host-` and `__Secure-` demand `Secure`, which browsers allow on loopback, too.
 */
export function localCookie(cookie: string, secure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const keepsSecure = secure || /^__(?:Host|Secure)-/.test(pair);
  const kept = attributes.flatMap((attribute) => {
    if (/^domain=/i.test(attribute)) return [];
    if (keepsSecure) return [attribute];
    if (/^(?:secure|partitioned)$/i.test(attribute)) return [];
    return [/^samesite=none$/i.test(attribute) ? 'SameSite=Lax' : attribute];
  });
  return [pair, ...kept].join('; ');
}
