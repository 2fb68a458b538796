/** The hosts that a brand trusts (`brand.security.hosts`): host names, or origins. */
export type HostLists = Readonly<
  Partial<Record<'api' | 'images' | 'games' | 'chat' | 'verify' | 'analytics', readonly string[]>>
>;

export interface HeaderOptions {
  /**
   * Origins of a local server that speaks plain http: they join what the page may reach, and what would force https is
   * left out. Absent in production.
   */
  localOrigins?: readonly string[];
}

const HOST = /^(?:(?:https?|wss?):\/\/)?(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i;

/** A host as a source expression. @throws when it could break out of the header. */
function source(host: string): string {
  if (!HOST.test(host)) throw new Error(`security.hosts: "${host}" is not a host name or an origin`);
  return host.includes('://') ? host : `https://${host}`;
}

const sources = (...lists: readonly (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => (list ?? []).map(source))),
];

/** The content security policy: everything from the site itself, and per kind what the brand lists. */
export function contentSecurityPolicy(hosts: HostLists, { localOrigins }: HeaderOptions = {}): string {
  const images = sources(hosts.images, localOrigins);
  // analytics run in a frame of their own origin: no script but the site's ever runs in its pages (T27)
  const frames = sources(hosts.games, hosts.chat, hosts.verify, hosts.analytics, localOrigins);
  const directives: (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", ...images, 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...sources(hosts.api, localOrigins)],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['media-src', "'self'", ...images],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify', 'portal-worker'],
    ...(localOrigins ? [] : [['upgrade-insecure-requests']]),
    ['report-uri', '/csp-report'],
    ['report-to', 'csp'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
];

function permissionsPolicy(hosts: HostLists, { localOrigins }: HeaderOptions): string {
  const games = ['self', ...sources(hosts.games, localOrigins).map((origin) => `"${origin}"`)].join(' ');
  return [
    ...OFF.map((feature) => `${feature}=()`),
    ...['autoplay', 'fullscreen', 'screen-wake-lock'].map((feature) => `${feature}=(${games})`),
    'publickey-credentials-get=(self)',
  ].join(', ');
}

/** The headers of every response of a brand's site, errors included. @throws for a host that is not one. */
export function securityHeaders(hosts: HostLists, options: HeaderOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts, options),
    'Reporting-Endpoints': 'csp="/csp-report"',
    ...(options.localOrigins ? {} : { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // never the address: what a page loads before its script runs would carry a token of the query (T7)
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy(hosts, options),
  };
}
