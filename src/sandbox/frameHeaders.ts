/**
 * Headers of an origin whose pages a portal frames: its own scripts only, no caching.
 * @param ancestors origins that may frame it, such as `http://*.localhost:8787`
 * @param directives what its policy allows beside scripts
 */
export function frameHeaders(ancestors: readonly string[], directives: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    ...directives,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
