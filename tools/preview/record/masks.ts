import { isSecretProperty, REDACTED, redactWholeText } from '../../../src/platform/redaction/redact.ts';

/** Texts that are shorter may stand in any other word. */
const SHORTEST = 4;

/** An amount has a point, which no number of a phone, card or account has. */
const AMOUNT = /^-?\d{1,30}\.\d{1,18}$/;

/** Flags, and kinds of contacts: they tell nothing of a person, and a schema allows no others. */
const FIXED = /^(?:|0|1|true|false|ZALO|WHATSAPP)$/;

export interface MaskOptions {
  /** The same for everybody: rules named after a field are no secrets, nor are the codes of games. */
  isPublic?: boolean;
}

/** Replaces secrets and personal data by texts of the same form, so that a reply still fits its schema. */
export interface Masks {
  /** Learns the secrets of a value that is kept nowhere. */
  learn: (value: unknown) => void;
  /** A copy without secrets, known by the name of a property and by the form of a text. */
  mask: (value: unknown, options?: MaskOptions) => unknown;
  /** A copy whose texts hold none of the secrets that were met so far, wherever they stand. */
  forget: (value: unknown) => unknown;
}

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inTexts(part, change)]));
}

/** The same text gets the same mask, and another one another, as far as its letters and digits allow. */
export function createMasks(): Masks {
  const known = new Map<string, string>();

  const maskOf = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    let left = known.size + 1;
    const characters = [...text].toReversed().map((character) => {
      const base = /\d/.test(character) ? 10 : /\p{L}/u.test(character) ? 26 : 0;
      if (base === 0) return character;
      const place = left % base;
      left = Math.floor(left / base);
      return base === 10 ? String(place) : String.fromCharCode((character < 'a' ? 65 : 97) + place);
    });
    const made = characters.toReversed().join('');
    // the numbers of a mask could spell what it hides
    const mask = made === text ? text.replace(/[\p{L}\d]/gu, (character) => (/\d/.test(character) ? '0' : 'x')) : made;
    known.set(text, mask);
    return mask;
  };

  const maskText = (text: string): string => {
    if (AMOUNT.test(text)) return text;
    const clean = redactWholeText(text);
    if (clean === text) return text;
    // a sentence and an address keep their other parts
    return /\s/.test(text) || URL.canParse(text) ? clean : maskOf(text);
  };

  const maskSecret = (value: unknown): unknown => {
    if (typeof value === 'string') return FIXED.test(value) ? value : maskOf(value);
    if (typeof value === 'number') return 0;
    if (Array.isArray(value)) return value.map(maskSecret);
    return typeof value === 'object' && value !== null ? maskRecord(value, false, true) : value;
  };

  const maskRecord = (record: object, isPublic: boolean, all = false): Record<string, unknown> => {
    const { key } = record as { key?: unknown };
    return Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        // details come as pairs, such as {key: 'accountNumber', value: '…'}
        const named = name === 'value' && typeof key === 'string' ? key : name;
        // an expression of characters looks like an address
        if (isPublic && name === 'acceptedPattern') return [name, value];
        const isRule = isPublic && (named === 'code' || (typeof value === 'object' && !Array.isArray(value)));
        const isSecret = all || (!isRule && isSecretProperty(named, value));
        return [name, isSecret ? maskSecret(value) : maskAny(value, isPublic)];
      }),
    );
  };

  const maskAny = (value: unknown, isPublic: boolean): unknown => {
    if (typeof value === 'string') return maskText(value);
    if (Array.isArray(value)) return value.map((item) => maskAny(item, isPublic));
    return typeof value === 'object' && value !== null ? maskRecord(value, isPublic) : value;
  };

  return {
    learn: (value) => void maskAny(value, false),
    mask: (value, { isPublic = false } = {}) => maskAny(value, isPublic),
    forget(value) {
      // the longest first, as one may be part of another
      const secrets = [...known.keys()].filter((text) => text.length >= SHORTEST).sort((a, b) => b.length - a.length);
      if (secrets.length === 0) return value;
      const any = secrets.map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${any})(?![\\p{L}\\p{N}_])`, 'gu');
      return inTexts(value, (text) => text.replace(pattern, (secret) => known.get(secret) ?? REDACTED));
    },
  };
}
