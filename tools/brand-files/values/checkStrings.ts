import { type Json, isJsonObject, pointerTo } from '../../../src/engine/brand/json.ts';
import { type Finding, shown } from '../finding.ts';
import type { JsonSource } from '../jsonSource.ts';
import { type Rule, rules } from '../rules.ts';
import { secretIn } from './secrets.ts';
import { spellingFault } from '../../support/spelling.ts';

/** Control characters except line feed and tab, bidirectional marks, the replacement character. */
const BROKEN = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/u;

/** UTF-8 decoded as Latin-1 or Windows-1252. */
const MOJIBAKE = /[ÂÃ][\u0080-\u00bf]|â(?:€|\u0080)|á[º»][\u0080-\u00bf\u0192\u2013-\u2122]/;

/** Placeholders of unfinished texts; "Todo" begins sentences in Portuguese and Spanish. */
const PLACEHOLDER =
  /^\W*(?:todo(?=\W*$|\s*:)|(?:to-do|tbd|fixme|change[ _-]?me|x{3,}|placeholder|insert .+ here|your .+ here)\b)|lorem ipsum/i;
/** Where a template would be filled in: only texts are, and mapped calls. */
const TEMPLATE = /\{\{.*\}\}|\$\{.*\}|<%.*%>/;
const FILLED = /^(?:texts\/|mappings\.json$|sandbox\/)/;

/** The same in texts, where such words are no names; with the languages of the portal. */
const UNFINISHED = [
  /\bTBC\b/,
  /^[^\p{L}]*(?:a definir|a preencher|por definir|por traduzir|falta traduzir|chưa dịch|cần dịch|chờ dịch|belum diterjemahkan|akan diisi|รอแปล|รอข้อความ|待定|待补充|待翻译)/iu,
  /^\s*\[(?:to )?(?:translat|tradu|dịch|terjemah|翻译|แปล)/iu,
  /^(?:test(?:e|o|ing)?|foo|dummy|asdf\w*|qwert\w*)\W*$/i,
  /\bhttps?:\/\/(?:localhost|127\.|10\.|192\.168\.|0\.0\.0\.0|\[::1\])|\blocalhost:\d/i,
];

/** What JSON writes for a character, with its backslash written as a character, too. */
const ESCAPE = /\\(?:[nrt]|u[0-9a-f]{4})/i;

/** Bold words, links and headings of Markdown, which a page would show with their signs. */
const MARKDOWN = /\*\*[^\s*][^*]*\*\*|\[[^\]]+\]\((?:https?:|\/)[^)]*\)|^#{1,6} /m;

const MARK = /\b(?:TODO|FIXME|TBD)\b/;

/** Values that may be, start or end with a space. */
const SPACED = /^\/currency\/space$|^\/scenarios\/|\/suffixes\/\d+$/;

interface Fault {
  rule: Rule;
  expected: string;
  /** Default: the value. */
  got?: string;
}

interface Kind {
  isText: boolean;
  isLong: boolean;
  isFilled: boolean;
}

function faultOf(text: string, { isText, isLong, isFilled }: Kind): Fault | null {
  if (BROKEN.test(text) || MOJIBAKE.test(text))
    return { rule: 'text-encoding', expected: 'readable UTF-8 text without control characters' };
  const spelling = spellingFault(text, isLong);
  if (spelling !== null) return { rule: 'text-encoding', expected: spelling };
  if (isText && ESCAPE.test(text))
    return {
      rule: 'text-encoding',
      expected: 'the characters themselves: in JSON one backslash makes an escape, two make a backslash',
    };
  const secret = secretIn(text);
  if (secret !== null) return { rule: 'secret', expected: 'nothing that only the platform may know', got: secret };
  if (text !== text.trim() || (!isLong && /[\n\t]/.test(text)))
    return { rule: 'stray-space', expected: 'no space before or behind, and no line break' };
  if (isText && MARKDOWN.test(text)) return { rule: 'text-markup', expected: 'plain text: a page shows the signs of Markdown' };
  if (PLACEHOLDER.test(text) || MARK.test(text) || (isText && UNFINISHED.some((mark) => mark.test(text))))
    return { rule: 'placeholder-text', expected: 'the real value' };
  if (!isFilled && TEMPLATE.test(text))
    return { rule: 'placeholder-text', expected: 'the real value: nothing is filled in here' };
  return null;
}

/** Checks every text of a file, and its keys, for broken and hidden characters, stray spaces, placeholders and secrets. */
export function checkStrings(name: string, { value, placeOf }: JsonSource): Finding[] {
  const findings: Finding[] = [];
  const report = (path: string, what: 'value' | 'key', text: string, { rule, expected, got = shown(text) }: Fault): void =>
    void findings.push({ rule, severity: rules[rule].severity, ...placeOf(path, what), path, expected, got });
  const walk = (child: Json, pointer: string): void => {
    if (Array.isArray(child)) child.forEach((item, index) => walk(item, `${pointer}/${index}`));
    else if (isJsonObject(child)) {
      for (const [key, inner] of Object.entries(child)) {
        const spelling = spellingFault(key, false);
        if (spelling !== null) report(pointerTo(pointer, key), 'key', key, { rule: 'text-encoding', expected: spelling });
        walk(inner, pointerTo(pointer, key));
      }
    }
    if (typeof child !== 'string' || pointer === '/$schema' || SPACED.test(pointer)) return;
    const isText = name.startsWith('texts/');
    const fault = faultOf(child, { isText, isLong: isText || name.startsWith('sandbox/'), isFilled: FILLED.test(name) });
    if (fault !== null) report(pointer, 'value', child, fault);
  };
  if (value !== null) walk(value, '');
  return findings;
}
