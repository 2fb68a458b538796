import { type BlockHashes, noHashes } from '../page/inlineBlocks.ts';

/** The hosts that a brand trusts (`brand.security.hosts`): host names, or origins. */
export type HostLists = Readonly<
  Partial<Record<'api' | 'images' | 'games' | 'chat' | 'verify' | 'analytics', readonly string[]>>
>;

/** What a site promises to be reachable by https alone (`brand.security.strictTransport`). */
export type StrictTransport = 'host' | 'subdomains' | 'preload';

/** Two years, which lists of browsers demand. Names below a host may be no site of ours: nothing is promised for them unasked. */
const strictTransports: Readonly<Record<StrictTransport, string>> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

export interface HeaderOptions {
  strictTransport?: StrictTransport;
  /** Plain http origins of a local server, added to the allowed sources; nothing forces https then. */
  localOrigins?: readonly string[];
  /** Inline blocks that the pages contain. */
  blocks?: BlockHashes;
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
export function contentSecurityPolicy(hosts: HostLists, { localOrigins, blocks = noHashes }: HeaderOptions = {}): string {
  const images = sources(hosts.images, localOrigins);
  // analytics run in a frame of another origin; pages run the site's scripts only (T27)
  const frames = sources(hosts.games, hosts.chat, hosts.verify, hosts.analytics, localOrigins);
  const directives: (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...blocks.scripts.map((hash) => `'${hash}'`)],
    ['style-src', "'self'", ...blocks.styles.map((hash) => `'${hash}'`)],
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

/** The policy of the platform's replies: data, whatever their type; as a page they run nothing. */
export const platformPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

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

/** Headers of every response of a brand's site, errors included. @throws for an invalid host. */
export function securityHeaders(hosts: HostLists, options: HeaderOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts, options),
    'Reporting-Endpoints': 'csp="/csp-report"',
    ...(options.localOrigins ? {} : { 'Strict-Transport-Security': strictTransports[options.strictTransport ?? 'host'] }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // origin only: a full URL would leak a token of the query before the script removes it (T7)
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy(hosts, options),
  };
}
