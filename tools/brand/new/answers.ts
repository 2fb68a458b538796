import { isRightToLeft, languageCatalogue } from '../../../src/engine/values/languageCatalogue.ts';
import { languages } from '../../../src/engine/values/languages.ts';
import { themeNames } from '../../../src/engine/brand/themes.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { didYouMean } from '../../brand-files/finding.ts';
import { toHex } from '../../art/oklch.ts';
import { seeded } from '../../art/seed.ts';
import { kindNames } from './kinds.ts';
import { accentFor } from './colours.ts';
import { lookNames } from './looks.ts';
import type { ExistingBrands } from './existing.ts';
import type { Answers, Question } from './question.ts';
import { languagesOf, marketIn, marketQuestion } from './marketQuestion.ts';

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** Typed languages as platform codes. */
export const languageCodes = (text: string): string[] => listOf(text.toUpperCase());

export const hostNames = (text: string): string[] => listOf(text.toLowerCase());

const hint = (near: readonly string[]): string => {
  const { hint: text } = didYouMean(near);
  return text === undefined ? '' : `; ${text}`;
};

const themeDefaults: readonly string[] = [...themeNames, 'system'];

const codes = languages.map(({ code }) => code);
const plainText = (most: number) => (answer: string) =>
  answer.length > most || /[<>]/.test(answer) ? `at most ${most} characters, without < and >` : null;

/** A colour as `#RRGGBB` (`#1a7` is `#11AA77`), or null. */
export function colourOf(text: string): string | null {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim());
  const digits = short ? short.slice(1).map((digit) => digit + digit) : [/^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1] ?? ''];
  const joined = digits.join('').toUpperCase();
  return joined === '' ? null : `#${joined}`;
}

const colourFault = (answer: string): string | null =>
  colourOf(answer) === null ? `a colour is # and six hexadecimal digits, such as "#1F7A5C"; got "${answer}"` : null;

/** The error of an id, or null. */
export function idFault(id: string, existing: ExistingBrands): string | null {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 40)
    return `an id has lower-case letters, digits and single hyphens between them, at most 40 characters; got "${id}"`;
  if (existing.ids.includes(id)) return `brands/${id} already exists; nothing is overwritten`;
  return null;
}

const knownHost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

function hostFault(host: string, { hosts }: ExistingBrands): string | null {
  if (!knownHost.test(host)) return `a host is a name such as acme.example, without scheme and port; got "${host}"`;
  if (host.endsWith('.localhost')) return `${host} is reserved: every brand is also served at <id>.localhost`;
  const owner = hosts.get(host);
  return owner === undefined ? null : `${host} already belongs to ${owner}`;
}

/** Default colour of a brand, derived from its id. */
function colourFor(id: string): string {
  return toHex({ l: 0.52, c: 0.14, h: seeded(`colour ${id}`)() * 360 });
}

const titled = (id: string) => id.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
const extendsBase = (given: Partial<Answers>) => (given.extends ?? 'base') === 'base';

/** Questions in order; a default may use earlier answers. */
export const questions: readonly Question[] = [
  {
    name: 'name',
    ask: 'Name that players see',
    fallback: ({ id = '' }) => titled(id),
    wrong: (answer) => (answer === '' ? 'a name is required' : plainText(60)(answer)),
  },
  {
    name: 'extends',
    ask: 'Brand to extend',
    fallback: () => 'base',
    wrong: (answer, _given, { ids }) =>
      ids.includes(answer) ? null : `there is no brand "${answer}"${hint(nearMatches(answer, ids))}; known: ${ids.join(', ')}`,
  },
  {
    name: 'kind',
    ask: `Kind, one of ${kindNames.join(' ')}`,
    fallback: () => 'casino',
    wrong: (answer) =>
      (kindNames as string[]).includes(answer)
        ? null
        : `there is no kind "${answer}"${hint(nearMatches(answer, kindNames))}; known: ${kindNames.join(', ')}`,
    quiet: true,
  },
  marketQuestion,
  {
    name: 'languages',
    ask: `Languages, separated by commas, of ${codes.join(' ')}`,
    fallback(given, { parent }) {
      const market = marketIn(given);
      return (market === null ? parent(given.extends ?? 'base').languages.supported : languagesOf(market).ready).join(',');
    },
    wrong(answer) {
      const chosen = languageCodes(answer);
      if (chosen.length === 0) return 'at least one language is required';
      const twice = chosen.find((code, index) => chosen.indexOf(code) !== index);
      if (twice !== undefined) return `${twice} is listed twice`;
      const unknown = chosen.find((code) => !codes.includes(code));
      if (unknown === undefined) return null;
      const known = languageCatalogue.find(({ code }) => code === unknown);
      if (known !== undefined && isRightToLeft(known.htmlLang))
        return `${known.name} (${unknown}) is written from right to left, which the portal cannot show; known: ${codes.join(', ')}`;
      const next = known ? `; add it afterwards: npm run brand -- language ${unknown}` : hint(nearMatches(unknown, codes));
      return `the portal has no texts in "${unknown}"${next}; known: ${codes.join(', ')}`;
    },
  },
  {
    name: 'default',
    ask: 'Default language',
    fallback(given, { parent }) {
      const chosen = languageCodes(given.languages ?? '');
      const inherited = parent(given.extends ?? 'base').languages.default;
      return chosen.includes(inherited) ? inherited : (chosen[0] ?? inherited);
    },
    wrong(answer, given) {
      const chosen = languageCodes(given.languages ?? '');
      return chosen.includes(answer.toUpperCase()) ? null : `it must be one of its languages: ${chosen.join(', ')}`;
    },
  },
  {
    name: 'currency',
    ask: 'Currency: its code, such as BRL, or a symbol',
    fallback: (given, { parent }) => marketIn(given)?.currency ?? parent(given.extends ?? 'base').symbol,
    wrong: (answer) =>
      /^[^<>&\d]{1,5}$/.test(answer)
        ? null
        : `a code such as BRL, or a symbol of one to five characters without digits; got "${answer}"`,
  },
  {
    name: 'hosts',
    ask: 'Hosts, separated by commas',
    fallback: ({ id = '' }) => `${id}.example`,
    wrong(answer, _given, existing) {
      const hosts = hostNames(answer);
      if (hosts.length === 0) return 'at least one host is required';
      const twice = hosts.find((host, index) => hosts.indexOf(host) !== index);
      if (twice !== undefined) return `${twice} is listed twice`;
      return hosts.map((host) => hostFault(host, existing)).find((fault) => fault !== null) ?? null;
    },
  },
  {
    name: 'colour',
    ask: 'Main colour, such as #1F7A5C',
    // a brand inherits its parent's colours unless it sets its own
    fallback: (given) => (extendsBase(given) ? colourFor(given.id ?? '') : ''),
    wrong: (answer, given) => (answer === '' && !extendsBase(given) ? null : colourFault(answer)),
  },
  {
    name: 'accent',
    ask: 'Second colour',
    idle: ({ colour }) => colour === '',
    fallback({ colour = '' }) {
      const main = colourOf(colour);
      return main === null ? '' : accentFor(main);
    },
    wrong(answer, { colour = '' }) {
      if (answer === '') return null;
      if (colour === '') return 'a second colour needs a main one (--colour)';
      return colourFault(answer);
    },
  },
  {
    name: 'look',
    ask: `Shape and type, one of ${lookNames.join(' ')}`,
    fallback: (given) => (extendsBase(given) ? 'round' : ''),
    wrong: (answer, given) =>
      (answer === '' && !extendsBase(given)) || (lookNames as string[]).includes(answer)
        ? null
        : `there is no look "${answer}"${hint(nearMatches(answer, lookNames))}; known: ${lookNames.join(', ')}`,
  },
  {
    name: 'theme',
    ask: `Theme that pages start with (${themeDefaults.join(', ')})`,
    fallback: () => '',
    wrong: (answer) =>
      answer === '' || themeDefaults.includes(answer)
        ? null
        : `there is no theme "${answer}"${hint(nearMatches(answer, themeDefaults))}; known: ${themeDefaults.join(', ')}`,
    quiet: true,
  },
  {
    name: 'merchant',
    ask: "The platform's code for the merchant",
    fallback: ({ id = '' }) => id,
    wrong: (answer) =>
      /^[A-Za-z0-9_-]{1,40}$/.test(answer) ? null : `a code has letters, digits, _ and -, at most 40 characters; got "${answer}"`,
    quiet: true,
  },
  {
    name: 'defaultPassword',
    ask: 'Password that new accounts get from the platform, which asks to change it (empty: none)',
    fallback: () => '',
    wrong: (answer) => (answer === '' || (answer.length >= 6 && answer.length <= 64) ? null : 'six to 64 characters, or nothing'),
  },
  { name: 'holder', ask: 'Licence holder', fallback: ({ name = '' }) => name, wrong: plainText(200), quiet: true },
  { name: 'licence', ask: 'Licence number', fallback: () => 'pending', wrong: plainText(200), quiet: true },
  {
    name: 'authority',
    ask: 'Licence authority',
    fallback: (given) => marketIn(given)?.authority ?? 'pending',
    wrong: plainText(200),
    quiet: true,
  },
  { name: 'address', ask: 'Registered address', fallback: () => 'pending', wrong: plainText(300), quiet: true },
];
