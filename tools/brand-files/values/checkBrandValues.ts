import { createPublicKey } from 'node:crypto';
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { type CheckContext, latest, say, sayUnknown } from '../checkContext.ts';
import { sayUnknownText } from '../words/brandWords.ts';
import { MARKUP } from '../checks/checkTexts.ts';
import { didYouMean, shown } from '../finding.ts';
import { typoMatches } from '../typoMatches.ts';

const file = 'brand.json';

/** Headers that scripts may not set (Fetch standard), or that the portal sets itself. */
const FORBIDDEN_HEADER =
  /^(?:accept|accept-(?:charset|encoding|language)|access-control-.*|connection|content-(?:length|type)|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|referer|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*|set-cookie)$/i;

const MAIL = /^[^\s@<>":,;()]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

export const isMail = (text: string): boolean => MAIL.test(text);

/** The calling code of a country, or null for an unknown country. */
export const callingCodeOf = (country: string): string | null =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : null;

/** Codes that people use for a country whose own is another. */
const usualCodes: Readonly<Record<string, string>> = { UK: 'GB', EN: 'GB', EL: 'GR' };

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    // RangeError: unknown zone
    return false;
  }
}

function checkPlace(context: CheckContext): void {
  const { timeZone, phone } = context.brand;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    const near = nearMatches(timeZone, Intl.supportedValuesOf('timeZone'));
    const expected = 'a time zone of the IANA list, such as America/Sao_Paulo';
    say(context, { rule: 'wrong-value', file, pointer: '/timeZone', expected, got: shown(timeZone), ...didYouMean(near) });
  }
  if (phone === undefined) return;
  const { defaultCountry, dialingCode } = phone;
  const code = callingCodeOf(defaultCountry);
  if (code === null) {
    const where = { rule: 'wrong-value' as const, file, pointer: '/phone/defaultCountry' };
    const expected = 'a country with telephone numbers (ISO 3166)';
    const meant = usualCodes[defaultCountry];
    if (meant === undefined) sayUnknown(context, where, defaultCountry, getCountries(), expected);
    else say(context, { ...where, expected, got: shown(defaultCountry), ...didYouMean([meant]) });
  } else if (code !== dialingCode) {
    const spots = ['/phone/dialingCode', '/phone/defaultCountry'].map((pointer) => ({ file, pointer }));
    const where = latest(context, spots[0]!, spots[1]!);
    const expected = `"${code}", the dialing code of ${defaultCountry}`;
    say(context, { rule: 'wrong-value', ...where, expected, got: `${shown(dialingCode)} with ${defaultCountry}` });
  }
}

/** What a person can read aloud, or at least type: a line of symbols names nobody. */
const READABLE = { words: [/\p{L}/u, 'a text with letters'], number: [/[\p{L}\p{Nd}]/u, 'letters or digits'] } as const;

function checkNamed(context: CheckContext): void {
  const { name, regulatory } = context.brand;
  const { holder, licence, authority, address, registration } = regulatory.legal;
  const lines = [
    ['/name', name, 'number'],
    ['/regulatory/legal/holder', holder, 'words'],
    ['/regulatory/legal/licence', licence, 'number'],
    ['/regulatory/legal/authority', authority, 'words'],
    ['/regulatory/legal/address', address, 'words'],
    ['/regulatory/legal/registration', registration, 'number'],
  ] as const;
  for (const [pointer, text, kind] of lines) {
    const [readable, expected] = READABLE[kind];
    // what removed it is reported with it
    if (text === undefined || readable.test(text)) continue;
    say(context, { rule: 'wrong-value', file, pointer, expected, got: shown(text) });
  }
}

/** Of a telephone number with its country (ITU-T E.164). */
const MOST_DIGITS = 15;

/** Words beside a number, or what separates two; a number in capital letters, such as 1-800-GAMBLER, has none. */
const OTHER_WORDS = /\p{Ll}|[,;|]/u;

function checkContacts(context: CheckContext): void {
  const { legal, help = {} } = context.brand.regulatory;
  const { email, phone } = legal;
  if (email !== undefined && !isMail(email))
    say(context, {
      rule: 'wrong-value',
      file,
      pointer: '/regulatory/legal/email',
      expected: 'a mail address',
      got: shown(email),
    });
  const numbers = [
    ['/regulatory/legal/phone', phone] as const,
    ...Object.entries(help).map(([name, entry]) => [`${pointerTo('/regulatory/help', name)}/phone`, entry.phone] as const),
  ];
  for (const [pointer, number] of numbers) {
    if (number === undefined) continue;
    const digits = number.match(/\d/g)?.length ?? 0;
    if (digits >= 3 && digits <= MOST_DIGITS && !OTHER_WORDS.test(number)) continue;
    const expected = digits < 3 ? 'a telephone number' : 'one telephone number alone, which a tap calls';
    say(context, { rule: 'wrong-value', file, pointer, expected, got: shown(number) });
  }
  for (const [name, { text }] of Object.entries(help)) {
    const pointer = `${pointerTo('/regulatory/help', name)}/text`;
    sayUnknownText(context, { file, pointer }, text);
  }
}

/** A session may last longer while a game is open, never shorter. */
function checkPlay(context: CheckContext): void {
  const { play } = context.brand.regulatory;
  if (play === undefined || play.idleInGameMinutes >= play.idleLogoutMinutes) return;
  const [inGame, logout] = ['idleInGameMinutes', 'idleLogoutMinutes'].map((key) => ({
    file,
    pointer: `/regulatory/play/${key}`,
  }));
  const expected = 'idleInGameMinutes of at least idleLogoutMinutes';
  const got = `${play.idleInGameMinutes} and ${play.idleLogoutMinutes}`;
  say(context, { rule: 'min-above-max', ...latest(context, inGame!, logout!), expected, got });
}

function checkAgents(context: CheckContext): void {
  const { centreTypes, demoType, headerTypes } = context.brand.agent;
  const without = centreTypes.find((type) => !headerTypes.includes(type));
  if (without !== undefined) {
    const where = latest(context, { file, pointer: '/agent/centreTypes' }, { file, pointer: '/agent/headerTypes' });
    say(context, { rule: 'no-effect', ...where, expected: `types of headerTypes, who see the entry`, got: String(without) });
  }
  const at = centreTypes.indexOf(demoType);
  if (at === -1) return;
  const where = latest(context, { file, pointer: '/agent/centreTypes' }, { file, pointer: '/agent/demoType' });
  say(context, { rule: 'wrong-value', ...where, expected: `no trial account (type ${demoType})`, got: shown(centreTypes) });
}

function checkKeys(context: CheckContext): void {
  const kids = new Set<string>();
  context.brand.security.payloadKeys.forEach((key, index) => {
    const pointer = `/security/payloadKeys/${index}`;
    try {
      createPublicKey({ key: { ...key }, format: 'jwk' });
    } catch {
      // the point is not on the curve
      say(context, { rule: 'wrong-value', file, pointer, expected: 'a point of the curve P-256', got: shown(key.x) });
    }
    if (kids.has(key.kid))
      say(context, { rule: 'duplicate-item', file, pointer: `${pointer}/kid`, expected: 'each kid once', got: shown(key.kid) });
    kids.add(key.kid);
  });
}

function checkApi(context: CheckContext): void {
  const { endpoints: moved, tokenHeader } = context.brand.api;
  if (FORBIDDEN_HEADER.test(tokenHeader)) {
    const expected = 'a header that a page may set, such as Authorization';
    say(context, { rule: 'wrong-value', file, pointer: '/api/tokenHeader', expected, got: shown(tokenHeader) });
  }
  const calls = Object.entries(endpoints).map(([name, { method, path }]) => ({ name, method, path, ...moved[name] }));
  for (const name of Object.keys(moved)) {
    const call = calls.find((one) => one.name === name);
    if (call === undefined) continue;
    const pointer = `${pointerTo('/api/endpoints', name)}/${moved[name]?.path === undefined ? 'method' : 'path'}`;
    const other = calls.find((one) => one.name !== name && one.method === call.method && one.path === call.path);
    if (other === undefined) continue;
    const got = `${call.method} ${call.path}, which is ${other.name}`;
    say(context, { rule: 'path-twice', file, pointer, expected: 'a call of its own', got });
  }
}

/** Vendors of the sandbox's platform, which describes the real one. */
export const vendorsOf = (context: CheckContext): string[] =>
  Object.keys((context.sandbox['games']?.['vendors'] as object | undefined) ?? {});

function checkVendors(context: CheckContext): void {
  const { lottery, wideCategories: _categories, ...lists } = context.brand.games;
  const vendors = vendorsOf(context);
  const check = (at: string, codes: readonly string[]) =>
    codes.forEach((code, index) => {
      const pointer = `${at}/${index}`;
      const near = typoMatches(code, vendors);
      // base lists the platform's usual vendors; a brand's code is wrong when it nearly equals one of its vendors
      if (vendors.includes(code) || near.length === 0 || context.depthOf(file, pointer) === 0) return;
      const expected = 'a vendor of sandbox/games.json';
      say(context, { rule: 'similar-name', file, pointer, expected, got: shown(code), ...didYouMean(near) });
    });
  for (const [key, codes] of Object.entries(lists)) check(`/games/${key}`, codes);
  for (const key of ['directStartVendors', 'vnVendors'] as const) check(`/games/lottery/${key}`, lottery[key]);
  lists.popupVendors.forEach((code, index) => {
    const other = lists.seamlessVendors.indexOf(code);
    if (other === -1) return;
    const spots = [`/games/popupVendors/${index}`, `/games/seamlessVendors/${other}`].map((pointer) => ({ file, pointer }));
    const where = latest(context, spots[0]!, spots[1]!);
    say(context, { rule: 'wrong-value', ...where, expected: 'a vendor of one list: a frame or a window', got: shown(code) });
  });
}

/** Checks values of brand.json that a schema cannot: zones, countries, contacts, keys, calls, vendors. */
export function checkBrandValues(context: CheckContext): void {
  const markup = MARKUP.exec(context.brand.name)?.[0];
  if (markup !== undefined)
    say(context, { rule: 'text-markup', file, pointer: '/name', expected: 'plain text', got: shown(markup) });
  checkNamed(context);
  checkPlace(context);
  checkContacts(context);
  checkPlay(context);
  checkAgents(context);
  checkKeys(context);
  checkApi(context);
  checkVendors(context);
}
