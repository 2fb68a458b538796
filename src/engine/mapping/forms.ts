import type { MappedValue } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { zonedIso } from '#engine/dates/zonedTime.ts';
import { plainDecimal } from '#engine/money/plainDecimal.ts';
import { Digits } from './digits.ts';

/** How a platform writes a value, see `as` in the schema. */
export type Form = NonNullable<MappedValue['as']>;

/** What the forms of a platform depend on. */
export interface Region {
  /** IANA zone of times without offset. */
  zone: string;
  /** Decimals of the currency in minor units. */
  decimals: number;
}

/** An amount that the platform's form cannot hold: it is not sent, as it would be another one. */
export class InexactAmount extends Error {
  override readonly name = 'InexactAmount';
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

const textOf = (value: unknown): string => (value instanceof Digits ? plainDecimal(value.text) : String(value));

/** A value of the platform in the form of the contract; null for one that is not written in its form. */
export function fromForm(form: Form, value: unknown, region: Region): unknown {
  const text = textOf(value);
  switch (form) {
    case 'minor':
    case 'minorText':
      return /^-?\d{1,60}$/.test(text) ? fromMinor(text, region.decimals) : null;
    case 'number':
    case 'decimal':
      return text;
    case 'text':
      return text === 'true' || text === 'false' ? text === 'true' : DECIMAL.test(text) ? Number(text) : text;
    case 'ms':
    case 'seconds':
      return DECIMAL.test(text) ? Math.round(Number(text) * (form === 'ms' ? 1 : 1_000)) : null;
    case 'iso':
    case 'local':
      return fromTime(text, region.zone);
  }
}

/**
 * A value of the contract in the form of the platform; one that the form is not for, such as an empty text, stays as it is.
 * @throws InexactAmount for an amount below the smallest unit
 */
export function toForm(form: Form, value: unknown, region: Region): unknown {
  const text = textOf(value);
  switch (form) {
    case 'minor':
    case 'minorText': {
      const minor = toMinor(text, region.decimals);
      return minor === null ? value : form === 'minor' ? new Digits(minor) : minor;
    }
    case 'number':
      return DECIMAL.test(text) ? new Digits(text.replace(/^(-?)0+(?=\d)/, '$1')) : value;
    case 'decimal':
    case 'ms':
      return value;
    case 'text':
      return text;
    case 'seconds':
      return typeof msOf(value) === 'number' ? Number(value) / 1_000 : value;
    case 'iso':
      return zonedIso(msOf(value), { timeZone: region.zone }) ?? value;
    case 'local':
      return formatDateTime(msOf(value), { timeZone: region.zone }) ?? value;
  }
}

/** Milliseconds as a number; in a query they may be text. */
const msOf = (value: unknown): unknown => (typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value);

function fromMinor(text: string, decimals: number): string {
  const digits = text.replace('-', '').padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/^0+(?=\d)/, '');
  if (decimals === 0) return text.startsWith('-') ? `-${whole}` : whole;
  // units far below the smallest coin leave zeros that no amount of the contract has
  const fraction = digits.slice(-decimals).replace(/^(\d{2}\d*?)0+$/, '$1');
  return `${text.startsWith('-') ? '-' : ''}${whole}.${fraction}`;
}

function toMinor(text: string, decimals: number): string | null {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined) return null;
  if (/[1-9]/.test(fraction.slice(decimals))) throw new InexactAmount(`${text} has more than ${decimals} decimals`);
  const digits = (whole + fraction.slice(0, decimals).padEnd(decimals, '0')).replace(/^0+(?=\d)/, '');
  return digits === '0' ? '0' : sign + digits;
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Milliseconds of a time as text, in the zone where it has no offset; null for none. */
function fromTime(text: string, zone: string): number | null {
  const [, day, clock = '00:00', offset] = TIME.exec(text) ?? [];
  if (day === undefined) return null;
  const plain = Date.parse(`${day}T${clock.length === 5 ? `${clock}:00` : clock}Z`);
  if (Number.isNaN(plain)) return null;
  if (offset !== undefined) return plain - minutesOf(offset) * 60_000;
  // what the zone's clock shows then tells how far it is off; once more, as the first guess may be on another side of a change
  const behind = (at: number): number => Date.parse(`${formatDateTime(at, { timeZone: zone })!.replace(' ', 'T')}Z`) - at;
  const first = plain - behind(plain - (plain % 1_000));
  return plain - behind(first - (first % 1_000));
}

function minutesOf(offset: string): number {
  if (/z/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return (hours * 60 + minutes) * (offset.startsWith('-') ? -1 : 1);
}
