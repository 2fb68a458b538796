/** Replaces a secret or personal data. */
export const REDACTED = '[redacted]';

/** Names whose values never leave the page. */
const SECRET_NAME =
  /passw|token|secret|authori[sz]ation|cookie|ticket|mobile|phone|e-?mail|user_?name|real_?name|nickname|paye[er]|birth|whatsapp|zalo|wechat|telegram|skype|social_?id|account_?n(?:ame|um)|masked_?num|nationality|occupation|source_?of_?income|upline|idnumber|verificationcode|ip_?addr|(?:login|client|remote|user|_)ip|^ip$/i;

/** The same for properties; in a sentence these are ordinary words. */
const SECRET_PROPERTY = /^(?:account|address|captcha|facebook|line|qqnum|rk)$/i;

/** The code of a reply says what went wrong; a code that a person types has no underscore. */
const REPLY_CODE = /^"?[a-z]+(?:_[a-z]+)+"?$/i;

/** The name of a value in JSON, a query or a sentence. */
const NAMED = /(["']?)([\w-]{2,60})\1\s{0,9}(?:[:=]|%3[ad])\s{0,9}/gi;
const VALUE = /"(?:[^"\\]|\\.)*"?|'[^']*'?|\[[^\]]*\]?|[^\s&#"',;}\])]+/y;

const SECRET_TEXT: readonly RegExp[] = [
  /\bBearer\s+\S+/gi,
  /\beyJ[\w-]{4,}(?:\.[\w-]*){0,4}/g,
  // these begin where a word does: a try at each of its letters would take quadratic time
  /(?<![^\s@<>"',;:()])[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[^\s@<>"',;:()]+/g,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])-*(?!-)[\w-]{24,}/gi,
  /\+?\d(?:[\s().-]?\d){7,}/g,
  // network addresses
  /\b(?:\d{1,3}\.){3}\d{1,3}\b/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{1,4}(?![\w:])/gi,
];

const DEEPEST = 6;
const LONGEST = 2_000;

/** The text without tokens, addresses and phone numbers, truncated to 2,000 characters. */
export const redactText = (text: string): string => redactWholeText(text.slice(0, LONGEST));

/** The same for a text of any length. */
export function redactWholeText(text: string): string {
  // JSON inside JSON or inside an address is read once more without its escapes
  const bare = withoutNamed(text).replace(/\\+"|%22/g, '"');
  return SECRET_TEXT.reduce((clean, secret) => clean.replace(secret, REDACTED), withoutNamed(bare));
}

/** Whether the value of this name is secret, whatever it is. */
const isSecretName = (name: string, isProperty: boolean): boolean =>
  SECRET_NAME.test(name) || (isProperty && SECRET_PROPERTY.test(name));

const isTypedCode = (name: string, value: string): boolean => name.toLowerCase() === 'code' && !REPLY_CODE.test(value);

/** Whether a property holds a secret or personal data, by its name and value. */
export const isSecretProperty = (name: string, value: unknown): boolean =>
  isSecretName(name, true) || isTypedCode(name, String(value));

function withoutNamed(text: string): string {
  let clean = '';
  let from = 0;
  NAMED.lastIndex = 0;
  for (let found = NAMED.exec(text); found; found = NAMED.exec(text)) {
    const [, quote = '', name = ''] = found;
    const isSecret = isSecretName(name, quote !== '');
    VALUE.lastIndex = NAMED.lastIndex;
    // other values are not read to their end, which can be that of the text for each of them: they may hold named ones themselves
    const value = isSecret || name.toLowerCase() === 'code' ? VALUE.exec(text)?.[0] : undefined;
    if (value !== undefined && (isSecret || isTypedCode(name, value))) {
      clean += text.slice(from, found.index) + REDACTED;
      NAMED.lastIndex = from = VALUE.lastIndex;
    } else NAMED.lastIndex = found.index + quote.length + name.length;
  }
  return clean + text.slice(from);
}

/** A copy of the record without secrets, recognised by property names and by text patterns. */
export function redact(record: Record<string, unknown>): Record<string, unknown> {
  return redactRecord(record, 0);
}

function redactRecord(record: object, depth: number): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (name === '__proto__') continue;
    clean[name] =
      isSecretProperty(name, value) && value !== null && value !== undefined ? REDACTED : redactValue(value, depth + 1);
  }
  return clean;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return value;
  if (value instanceof Error) return redactText(`${value.name}: ${value.message}`);
  if (typeof value !== 'object' || depth > DEEPEST) return typeof value;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redactValue(item, depth + 1));
  return redactRecord(value, depth);
}
