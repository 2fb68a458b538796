/** Fields that authenticate the sender, without meaning for the request itself. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'captcha',
  'code',
  'newPassword',
  'oldPassword',
  'password',
  'paymentPassword',
  'smsCode',
  'token',
  'verifyCode',
]);

/**
 * A text that is equal for equal requests, whatever the order of their fields, without passwords, codes and tokens. Portal and
 * platform compare tries of one write by it: a password may be typed again differently.
 */
export function comparableRequest(request: unknown): string {
  return JSON.stringify(comparable(request)) ?? '';
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name, field]) => !SECRET_FIELDS.has(name) && field !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, comparable(field)]));
}
