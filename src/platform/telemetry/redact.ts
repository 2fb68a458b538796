/** Replaces a secret or personal data. */
export const REDACTED = '[redacted]';

/** Property names whose values never leave the page. */
const SECRET_NAME =
  /passw|token|secret|authori[sz]ation|cookie|mobile|phone|e-?mail|user_?name|nickname|payee|birth|whatsapp|zalo|wechat|idnumber|verificationcode|^(account|address|captcha|facebook|line|qqnum|rk)$/i;

const SECRET_TEXT: readonly RegExp[] = [
  /\bBearer\s+\S+/gi,
  /\beyJ[\w-]{4,}(?:\.[\w-]*){1,4}/g,
  /\b(token|password|code|secret)=[^\s&#"]+/gi,
  /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[^\s@<>"',;:()]+/g,
  /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}/gi,
  /\+?\d(?:[\s().-]?\d){7,}/g,
];

const DEEPEST = 6;
const LONGEST = 2_000;

/** The text without tokens, addresses and phone numbers, truncated to 2,000 characters. */
export function redactText(text: string): string {
  return SECRET_TEXT.reduce((clean, secret) => clean.replace(secret, REDACTED), text.slice(0, LONGEST));
}

/** A copy of the record without secrets, recognised by property names and by text patterns. */
export function redact(record: Record<string, unknown>): Record<string, unknown> {
  return redactRecord(record, 0);
}

function redactRecord(record: object, depth: number): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (name === '__proto__') continue;
    clean[name] = SECRET_NAME.test(name) && value !== null && value !== undefined ? REDACTED : redactValue(value, depth + 1);
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
