/** What a pattern of the schemas of brands accepts, in words, with an example. */
const table: readonly (readonly [pattern: string, words: string, example: string])[] = [
  ['schemas/brand/brand\\.schema\\.json$', 'the path of this schema, for editors', '../../schemas/brand/brand.schema.json'],
  ['^[a-z0-9]+(?:-[a-z0-9]+)*$', 'small letters, digits and hyphens', 'acme-club'],
  ['^[^<>]*$', 'a text without < and >', 'Acme Club'],
  [
    '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$',
    'a host name in small letters, without scheme, port and path',
    'acme.example',
  ],
  ['^[A-Za-z0-9_-]{1,40}$', 'at most 40 letters, digits, hyphens and underscores', 'acme01'],
  ['^[^<>&\\d]+$', 'a text without digits, <, > and &', 'R$'],
  ['^[A-Za-z_]+(?:/[A-Za-z0-9_+-]+){0,2}$', 'a time zone of the IANA list', 'America/Sao_Paulo'],
  ['^[A-Z]{2}$', 'two capital letters (ISO 3166)', 'BR'],
  [
    '^(?:\\d{1,15}(?:\\.\\d{1,2})?)?$',
    'an amount with at most two decimals after a point, without a symbol and groups, or an empty text',
    '10.50',
  ],
  ['^[A-Z]{3}$', 'three capital letters (ISO 4217)', 'BRL'],
  ['^\\d{1,4}$', 'one to four digits', '55'],
  ['^[A-Za-z][A-Za-z0-9_]*$', 'a letter, then letters, digits and underscores', 'RGCLOCK3'],
  ['^[a-z][A-Za-z0-9]*$', 'a small letter, then letters and digits', 'talk'],
  ['^[a-z][A-Za-z0-9-]*:[A-Za-z0-9_.-]+$', 'the key of a text, with its namespace', 'portal:home'],
  ['^https://', 'an https address', 'https://help.acme.example/'],
  ['^/(?!/)[A-Za-z0-9/_.-]+$', 'a path that begins with one slash', '/lgw/help'],
  ['^[A-Za-z][A-Za-z0-9-]{0,60}$', 'the name of a header', 'Authorization'],
  [
    '^(?:|/(?!/)[A-Za-z0-9/_.-]+|https://[a-z0-9.-]+(?::[0-9]+)?/[A-Za-z0-9/_.-]*)$',
    'a path, an https address, or an empty text',
    '/reports',
  ],
  ['^[^<>&]*$', 'a text without <, > and &', 'R$ 20'],
  [
    '^[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9-]+)*\\.(?:svg|webp|png|jpg|avif|ico)$',
    'the name of a picture, in small letters: svg, webp, png, jpg, avif or ico',
    'mark.svg',
  ],
  ['^[A-Za-z0-9_-]{43}$', '43 characters of base64url', 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY'],
  ['^[A-Za-z0-9_.-]{1,64}$', 'at most 64 letters, digits, points, hyphens and underscores', '2026-11'],
  [
    '^(?:[0-9a-f]{64})?$',
    '64 digits of a SHA-256 in small letters, or an empty text',
    'b0e6de593fc2a2e25ef0bd626457433d903713736bf46be8d0087dc16e419b13',
  ],
  [
    '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\\d{2,5})?$',
    'a host name in small letters, without scheme and path, or with a port',
    'cdn.acme.example',
  ],
  ['schemas/brand/flags\\.schema\\.json$', 'the path of this schema, for editors', '../../schemas/brand/flags.schema.json'],
  ['schemas/brand/layout\\.schema\\.json$', 'the path of this schema, for editors', '../../schemas/brand/layout.schema.json'],
  ['^/', 'a path that begins with a slash', '/promotions'],
  [
    '^(?!.*//|.*/\\.{1,2}(?:/|$))/(?:[A-Za-z0-9_.-]+|:[A-Za-z][A-Za-z0-9]*\\??)?(?:/(?:[A-Za-z0-9_.-]+|:[A-Za-z][A-Za-z0-9]*\\??))*$',
    'a path that begins with one slash, with parts as :id, none of them empty or of points alone',
    '/promotions/:id',
  ],
  [
    '^(?:\\.|[A-Za-z0-9_@$-]{1,80}(?:\\.[A-Za-z0-9_@$-]{1,80}){0,7})$',
    'keys joined by points, at most eight, or a single point',
    'wallet.total',
  ],
  ['^(?:[A-Za-z0-9_@$-]{1,80}(?:\\.[A-Za-z0-9_@$-]{1,80}){0,7})$', 'keys joined by points, at most eight', 'client.kind'],
  [
    '^(?:/(?:[A-Za-z0-9_.-]+|\\{[A-Za-z0-9_@$-]{1,80}(?:\\.[A-Za-z0-9_@$-]{1,80}){0,7}\\}))+$',
    'a path that begins with a slash, with properties of the request in braces as whole segments',
    '/v2/orders/{order.no}/cancel',
  ],
  ['^[!-~](?:[ -~]{0,198}[!-~])?$', 'at most 200 characters of ASCII, without a blank at an end', 'en-GB'],
  ['^[A-Za-z_][A-Za-z0-9_-]{0,79}$', 'the name of a property', 'sumBalance'],
  ['^[A-Za-z0-9_.:-]{1,80}$', 'a code of the platform as text', '1401'],
  ['schemas/brand/mappings\\.schema\\.json$', 'the path of this schema, for editors', '../../schemas/brand/mappings.schema.json'],
  ['schemas/brand/menus\\.schema\\.json$', 'the path of this schema, for editors', '../../schemas/brand/menus.schema.json'],
  ['^[a-z][a-z0-9-]*$', 'a small letter, then small letters, digits and hyphens', 'house'],
  ['^[a-z][a-z0-9_]*$', 'a small letter, then small letters, digits and low lines', 'w_reg'],
  [
    '^[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9-]+)*\\.(?:svg|webp|png|avif)$',
    'the name of a picture, in small letters: svg, webp, png or avif',
    'slots.webp',
  ],
  ['^/[A-Za-z0-9/_-]*$', 'a path that begins with a slash', '/rng'],
  ['^[A-Za-z][A-Za-z0-9]*$', 'a letter, then letters and digits', 'id'],
  ['schemas/brand/panels\\.schema\\.json$', 'the path of this schema, for editors', '../../schemas/brand/panels.schema.json'],
  ['^[a-zA-Z][A-Za-z0-9]*$', 'a letter, then letters and digits', 'daily'],
  ['^[A-Za-z][A-Za-z0-9]*(\\.[A-Za-z][A-Za-z0-9]*)*$', 'keys joined by points', 'page.list'],
  [
    'schemas/brand/register-form\\.schema\\.json$',
    'the path of this schema, for editors',
    '../../schemas/brand/register-form.schema.json',
  ],
  [
    '^/(?!/)[A-Za-z0-9/_.-]*(?:#[A-Za-z0-9_-]+)?$',
    'a path that begins with one slash, with or without a # part',
    '/helpmc#terms',
  ],
  ['^[a-z0-9-]+(?: [a-z0-9-]+)*$', 'words of the autocomplete attribute', 'new-password'],
  [
    '^(PT|EN|CN|ID|TH|VI|TW|JP|KR|ES|FR|DE|IT|NL|SV|NO|DA|FI|PL|CS|SK|HU|RO|EL|RU|UK|TR|KK|HE|AR|FA|HI|BN|UR|MS|FIL|KM|MY)$',
    'the code of a language',
    'PT',
  ],
  [
    '^(?:\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z|[+-]\\d{1,4}d \\d{2}:\\d{2})$',
    'days from today and a time in UTC, or a date and time in UTC (ISO 8601)',
    '-4d 13:00',
  ],
  ['^([01]\\d|2[0-3]):[0-5]\\d$', 'a time of day', '20:00'],
  ['^#[0-9A-Fa-f]{6}$', 'a colour of six digits', '#1F7A5C'],
  ['^\\d{1,30}(\\.\\d{1,18})?$', 'a decimal number', '1000.50'],
  ['^[A-Z0-9]{4,12}$', '4 to 12 capital letters and digits', 'ACME01'],
  ['^[A-Z][A-Z0-9]{2,15}$', '3 to 16 capital letters and digits', 'AURORA'],
  ['^[a-z][a-z0-9-]{1,40}$', 'a small letter, then small letters, digits and hyphens', 'aurora-bank'],
  ['^[a-z][A-Za-z]*$', 'a small letter, then letters', 'nickname'],
  ['^-?\\d{1,30}(\\.\\d{1,18})?$', 'a decimal number', '-20.5'],
  ['^[a-z0-9]+(-[a-z0-9]+)*$', 'small letters, digits and hyphens', 'slow-line'],
  ['^[a-z][a-z0-9]{3,15}$', '4 to 16 small letters and digits', 'member01'],
  ['^\\d{4,20}$', '4 to 20 digits', '11987654321'],
  ['^\\d{6,20}$', '6 to 20 digits', '123456789'],
  ['^[A-Za-z0-9_.-]+$', 'letters, digits, points, hyphens and underscores', 'about_text'],
  ['^(?!.*\\$t\\()[^<>]*$', 'a text without <, > and $t(', 'Home'],
  ['^[a-z][A-Za-z0-9-]*$', 'a small letter, then letters, digits and hyphens', 'portal'],
  ['schemas/brand/texts\\.schema\\.json$', 'the path of this schema, for editors', '../../schemas/brand/texts.schema.json'],
  ['schemas/brand/theme\\.schema\\.json$', 'the path of this schema, for editors', '../../schemas/brand/theme.schema.json'],
  ['^(?:0|(?:\\d{1,4}(?:\\.\\d{1,4})?|\\.\\d{1,4})(?:px|em|rem|%))$', '0 or a length with a unit: px, em, rem or %', '12px'],
  ['^(?:0|(?:\\d{1,4}(?:\\.\\d{1,4})?|\\.\\d{1,4})(?:px|em|rem))$', '0 or a length with a unit: px, em or rem', '2px'],
  ['^(?:[1-9]\\d{2}|1000)$', '100 to 1000, as a text', '700'],
  ['^(?:0|-?(?:\\d{1,4}(?:\\.\\d{1,4})?|\\.\\d{1,4})(?:px|em|rem))$', '0 or a length with a unit: px, em or rem', '-0.02em'],
  [
    '^(?:var\\(--font-(?:display|text|num)\\)|(?:"[A-Za-z0-9 ]{1,60}"|-?[A-Za-z][A-Za-z-]{0,40})(?:,(?:"[A-Za-z0-9 ]{1,60}"|-?[A-Za-z][A-Za-z-]{0,40})){0,15})$',
    'names of families joined by commas; those of several words in quotes',
    '"Hanken Grotesk",sans-serif',
  ],
  ['^(?:none|uppercase|lowercase|capitalize)$', 'none, uppercase, lowercase or capitalize', 'none'],
  ['^(?:0?\\.[5-9]\\d{0,3}|1(?:\\.\\d{1,4})?|2)$', 'a number from 0.5 to 2, as a text', '1.1'],
  ['^(?:0?\\.[89]\\d{0,3}|1(?:\\.\\d{1,4})?|2)$', 'a number from 0.8 to 2, as a text', '1.05'],
  [
    '^(?:#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?|rgba\\((?:25[0-5]|2[0-4]\\d|1?\\d?\\d),(?:25[0-5]|2[0-4]\\d|1?\\d?\\d),(?:25[0-5]|2[0-4]\\d|1?\\d?\\d),(?:0|1|0?\\.\\d{1,3})\\)|transparent)$',
    'a colour: #RRGGBB, #RRGGBBAA, rgba(r,g,b,a) without spaces, or transparent',
    'rgba(4,24,16,.56)',
  ],
  [
    '^(?:none|(?:0|-?\\d{1,3}px)(?: (?:0|-?\\d{1,3}px)){1,3} rgba\\((?:25[0-5]|2[0-4]\\d|1?\\d?\\d),(?:25[0-5]|2[0-4]\\d|1?\\d?\\d),(?:25[0-5]|2[0-4]\\d|1?\\d?\\d),(?:0|1|0?\\.\\d{1,3})\\)(?:,(?:0|-?\\d{1,3}px)(?: (?:0|-?\\d{1,3}px)){1,3} rgba\\((?:25[0-5]|2[0-4]\\d|1?\\d?\\d),(?:25[0-5]|2[0-4]\\d|1?\\d?\\d),(?:25[0-5]|2[0-4]\\d|1?\\d?\\d),(?:0|1|0?\\.\\d{1,3})\\)){0,3})$',
    'shadows of lengths and an rgba colour without spaces, or none',
    '0 1px 2px rgba(8,40,27,.05)',
  ],
];

const byPattern = new Map(table.map(([pattern, words, example]) => [pattern, { words, example }]));

/** What a value that fits a pattern is; null for an unknown pattern. */
export const patternWords = (pattern: string): { words: string; example: string } | null => byPattern.get(pattern) ?? null;

/** The host of an address, letters of other scripts in their ASCII form (punycode). */
function hostOf(text: string): string {
  const address = text.includes('://') ? text : `https://${text}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  // a word without a point was not meant as a host
  return host.includes('.') ? host : '';
}

/** `#RGB` as `#RRGGBB`, and digits without their sign. */
function colourOf(text: string): string {
  const digits = text.replace(/^#/, '');
  if (/^[0-9a-f]{3}$/i.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return /^[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(digits) ? `#${digits}` : '';
}

/** Slips that people make, and what they meant. */
const repairs: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  colourOf,
  (text) => text.replaceAll(/\s+/g, ''),
  (text) => text.replace(/^\+/, ''),
  (text) => text.replaceAll(/[\s()./+-]+/g, ''),
  (text) => text.replace('.', ':'),
  (text) => `/${text}`,
  (text) => (/^-?[\d.]+$/.test(text) ? `${text}px` : ''),
  (text) => text.replace(/^http:/, 'https:'),
  (text) => (/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : ''),
  hostOf,
  (text) =>
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-'),
];

/** What was probably meant by a text that a pattern refuses, or null. */
export function repaired(pattern: string, text: string): string | null {
  const fits = new RegExp(pattern, 'u');
  for (const repair of repairs) {
    const meant = repair(text);
    if (meant !== '' && meant !== text && fits.test(meant)) return meant;
  }
  return null;
}
