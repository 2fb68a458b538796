import { withoutSecrets } from './withoutSecrets.ts';

const LONGEST = 160;

/** Any value as one short redacted line; functions and elements by name. */
export function summary(name: string, value: unknown): string {
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}`;
  if (isElement(value)) return `<${typeName(value.type)}>`;
  const clean = withoutSecrets(value, name);
  const text = clean === undefined ? 'undefined' : (JSON.stringify(clean) ?? typeof value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const isElement = (value: unknown): value is { type: unknown } =>
  typeof value === 'object' && value !== null && '$$typeof' in value && 'type' in value;

const typeName = (type: unknown): string =>
  typeof type === 'string' ? type : typeof type === 'function' ? type.name || 'component' : 'element';
