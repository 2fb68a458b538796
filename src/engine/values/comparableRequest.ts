/** Fields of requests that prove who asks, and say nothing about what is asked for. */
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
 * One text for equal requests, whatever the order of their fields and without passwords, codes and tokens. The portal and
 * the platform compare tries of one write by it: a password that is typed again may be another one.
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
