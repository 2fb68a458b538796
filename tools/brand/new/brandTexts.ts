import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { amountNames, amountsOf } from '../../../src/engine/brand/amounts.ts';
import type { JsonObject } from '../../../src/engine/brand/json.ts';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';
import type { Market } from '../../brand-files/markets/markets.ts';
import { callingCodeOf } from '../../brand-files/values/checkBrandValues.ts';
import { colourOf, hostNames, languageCodes } from './answers.ts';
import type { Answers } from './question.ts';
import { coloursOf } from './colours.ts';
import { currencyOf } from './currency.ts';
import type { Parent } from './existing.ts';
import { kindOf } from './kinds.ts';
import { type LookName, looks } from './looks.ts';
import { marketParts } from './marketParts.ts';
import { marketIn } from './marketQuestion.ts';

/** An amount in a currency in which none is usual. */
const UNKNOWN_AMOUNT = '20';

/** The schemas that editors read, from a folder of the project's brands. */
const SCHEMAS = '../../schemas/brand';

/** Country, dialling code and time zone of a language; English belongs to many countries, so it has none. */
const places: Readonly<Record<string, [country: string, dialing: string, timeZone: string]>> = {
  PT: ['BR', '55', 'America/Sao_Paulo'],
  VI: ['VN', '84', 'Asia/Ho_Chi_Minh'],
  TH: ['TH', '66', 'Asia/Bangkok'],
  ID: ['ID', '62', 'Asia/Jakarta'],
  CN: ['CN', '86', 'Asia/Shanghai'],
};

/** A market has one, whatever language is read there. */
const placeOf = ({ country, timeZone }: Market): (typeof places)[string] => [country, callingCodeOf(country) ?? '', timeZone];

/** The published hash of the default password; one that is typed as a hash stays. */
const hashOf = (password: string): string =>
  /^[0-9a-f]{64}$/.test(password) ? password : createHash('sha256').update(password).digest('hex');

function brandFile(answers: Answers, parent: Parent, schemas: string): JsonObject {
  const supported = languageCodes(answers.languages);
  const fallback = answers.default.toUpperCase();
  const market = marketIn(answers);
  const place = market === null ? places[fallback] : placeOf(market);
  const zone = place?.[2] ?? parent.timeZone ?? 'UTC';
  const parts = market === null ? null : marketParts(market, parent);
  const security: JsonObject = {
    ...(answers.defaultPassword === '' ? {} : { defaultPasswordSha256: hashOf(answers.defaultPassword) }),
    ...(parts === null || parts.links === null ? {} : { hosts: { links: parts.links } }),
  };
  const currency = currencyOf(answers.currency, fallback);
  const sameCurrency = answers.currency === parent.symbol;
  const written = sameCurrency ? {} : { currency: { ...currency } };
  // amounts of the parent mean nothing in another currency
  const { byName } = amountsOf([...parent.layers, written]);
  const unknown = amountNames.filter((name) => byName[name].from === 'none');
  const sameLanguages = isDeepStrictEqual({ supported, default: fallback }, { ...parent.languages });
  return {
    $schema: `${schemas}/brand.schema.json`,
    schemaVersion: 8,
    id: answers.id,
    extends: answers.extends,
    name: answers.name,
    ...(market === null ? {} : { market: answers.market.toUpperCase() }),
    ...kindOf(answers.kind).brand,
    hosts: hostNames(answers.hosts),
    merchantCode: answers.merchant,
    ...(sameLanguages ? {} : { languages: { supported, default: fallback } }),
    ...written,
    ...(zone === parent.timeZone ? {} : { timeZone: zone }),
    ...(place ? { phone: { defaultCountry: place[0], dialingCode: place[1] } } : {}),
    ...(Object.keys(security).length === 0 ? {} : { security }),
    regulatory: {
      ...parts?.regulatory,
      legal: { holder: answers.holder, licence: answers.licence, authority: answers.authority, address: answers.address },
    },
    ...(unknown.length === 0 ? {} : { constants: Object.fromEntries(unknown.map((name) => [name, UNKNOWN_AMOUNT])) }),
  };
}

function themeFile({ colour, accent, look, theme }: Answers, schemas: string): JsonObject | null {
  const main = colourOf(colour);
  if (main === null && look === '' && theme === '') return null;
  const { shape, type } = looks[(look || 'plain') as LookName];
  return {
    $schema: `${schemas}/theme.schema.json`,
    ...(theme === '' ? {} : { default: theme }),
    ...(main === null ? {} : { keepChoice: true }),
    ...(Object.keys(shape).length > 0 ? { shape: { ...shape } } : {}),
    ...(Object.keys(type).length > 0 ? { type: { ...type } } : {}),
    ...(main === null ? {} : { color: coloursOf({ colour: main, accent: colourOf(accent) ?? main }) as unknown as JsonObject }),
  };
}

/** JSON as the sample brands format it: two spaces, short lists and objects on one line. */
export function writtenJson(value: JsonObject): string {
  const short = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');
  const written = JSON.stringify(value, null, 2)
    .replaceAll(/\[\n[^[\]{}]{1,110}?\]/g, (list) => short(list).replace(/^\[ /, '[').replace(/ \]$/, ']'))
    .replaceAll(/\{\n[^{}]{1,90}?\}/g, short)
    .replaceAll('\u00a0', '\\u00a0');
  return `${written}\n`;
}

/** A form with a higher age than the parent's, and the texts that name the age. */
function ageFiles(
  form: JsonObject,
  { languages }: Answers,
  { minAge, responsibility }: Parent,
  schemas: string,
): [name: string, text: string][] {
  const { minAge: age } = form['agreement'] as { minAge: number };
  const texts = languageCodes(languages).map(htmlLangOf);
  return [
    ['register-form.json', writtenJson({ $schema: `${schemas}/register-form.schema.json`, ...form })],
    ...texts.map((language): [string, string] => {
      const portal = { responsibility_text: responsibility(language).replace(String(minAge), String(age)) };
      return [`texts/${language}.json`, writtenJson({ $schema: `../${schemas}/texts.schema.json`, portal })];
    }),
  ];
}

/**
 * JSON files of a new brand by name; only values that differ from its parent.
 * @param schemas folder of the schemas, as a path from that of the brand
 */
export function brandTexts(answers: Answers, parent: Parent, schemas: string = SCHEMAS): Map<string, string> {
  const theme = themeFile(answers, schemas);
  const { files = {} } = kindOf(answers.kind);
  const market = marketIn(answers);
  const form = market === null ? null : marketParts(market, parent).registerForm;
  return new Map([
    ['brand.json', writtenJson(brandFile(answers, parent, schemas))],
    ...Object.entries<JsonObject>(files).map(([name, file]): [string, string] => [
      `${name}.json`,
      writtenJson({ $schema: `${schemas}/${name}.schema.json`, ...file }),
    ]),
    ...(theme === null ? [] : ([['theme.json', writtenJson(theme)]] as const)),
    ...(form === null ? [] : ageFiles(form, answers, parent, schemas)),
  ]);
}
