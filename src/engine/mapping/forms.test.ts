import { describe, expect, it } from 'vitest';
import { Digits, readDigits } from './digits.ts';
import { type Form, fromForm, InexactAmount, toForm } from './forms.ts';

const region = { zone: 'America/Sao_Paulo', decimals: 2 };

describe('an amount', () => {
  it.each<[Form, string, string, number | undefined]>([
    ['minor', '125050', '1250.50', 2],
    ['minor', '-7', '-0.07', 2],
    ['minor', '0', '0.00', 2],
    ['minor', '12345678901234567890123', '123456789012345678901.23', 2],
    ['minor', '500', '500', 0],
    ['minorText', '1000000', '1.00', 6],
    ['minor', '1234500', '1.2345', 6],
    ['number', '12345678901234567.89', '12345678901234567.89', 2],
    ['number', '1.25e3', '1250', 2],
  ])('as %s %s is %s', (form, foreign, amount, decimals = 2) => {
    expect(fromForm(form, new Digits(foreign), { ...region, decimals })).toBe(amount);
  });

  it.each<[Form, string, string]>([
    ['minor', '1250.5', '125050'],
    ['minor', '-0.00', '0'],
    ['minor', '000.07', '7'],
    ['minor', '90071992547409.93', '9007199254740993'],
    ['number', '007.50', '7.50'],
  ])('is written as %s: %s is %s', (form, amount, foreign) => {
    expect(String(toForm(form, amount, region))).toBe(foreign);
  });

  it('that a number cannot hold is sent as text, never rounded', () => {
    expect(JSON.stringify(toForm('minor', '90071992547409.93', region))).toBe('"9007199254740993"');
    expect(JSON.stringify(toForm('minor', '90071992547409.92', region))).toBe('9007199254740992');
    expect(JSON.stringify(toForm('number', '7.50', region))).toBe('7.5');
  });

  it('below the smallest unit is not sent', () => {
    expect(() => toForm('minor', '1.005', region)).toThrow(InexactAmount);
    expect(String(toForm('minor', '1.500', region))).toBe('150');
  });

  it('that is no whole number of units, or none at all, is not shown', () => {
    for (const text of ['12.50', '', 'free', '1e2.5']) expect(fromForm('minor', text, region), text).toBeNull();
    expect(toForm('minor', '', region)).toBe('');
  });
});

describe('a point in time', () => {
  const at = Date.UTC(2026, 10, 21, 12, 30, 5);
  it.each<[Form, unknown]>([
    ['seconds', new Digits('1795264205')],
    ['seconds', '1795264205'],
    ['iso', '2026-11-21T12:30:05Z'],
    ['iso', '2026-11-21T09:30:05-03:00'],
    ['iso', '2026-11-21T18:00:05.000+0530'],
    ['local', '2026-11-21 09:30:05'],
    ['local', '2026-11-21T09:30:05'],
    ['ms', String(at)],
  ])('as %s %s is read', (form, foreign) => {
    expect(fromForm(form, foreign, region)).toBe(at);
  });

  it.each<[Form, unknown]>([
    ['seconds', 1_795_264_205],
    ['iso', '2026-11-21T09:30:05.000-03:00'],
    ['local', '2026-11-21 09:30:05'],
    ['ms', at],
  ])('is written as %s', (form, foreign) => {
    expect(toForm(form, at, region)).toEqual(foreign);
    if (form !== 'ms') expect(toForm(form, String(at), region), 'in a query').toEqual(foreign);
  });

  it('of a zone keeps the hours around a change of its clock', () => {
    const zone = { zone: 'Europe/Berlin', decimals: 2 };
    for (let hour = Date.UTC(2026, 2, 28); hour < Date.UTC(2026, 2, 30); hour += 1_800_000)
      expect(fromForm('local', toForm('local', hour, zone), zone)).toBe(hour);
  });

  it('that is none is not shown', () => {
    for (const text of ['soon', '2026-13-41', '21/11/2026']) expect(fromForm('iso', text, region), text).toBeNull();
  });
});

describe('a reply', () => {
  it('keeps every digit, its texts and no prototype', () => {
    const json = String.raw`{"a":12345678901234567.89,"n1":"n1","s":"s\"2","__proto__":{"x":1},"\u005f_proto__":2,"list":[1,"1",null,true]}`;
    const read = readDigits(json) as Record<string, unknown>;
    expect(String(read['a'])).toBe('12345678901234567.89');
    expect([read['n1'], read['s']]).toEqual(['n1', 's"2']);
    expect(Object.keys(read)).toEqual(['a', 'n1', 's', 'list']);
    expect(JSON.stringify(read['list'])).toBe('[1,"1",null,true]');
  });

  it.each(['', '<html>', '{"a":01}', '{"a":1', '{"a":.5}', '[1 2]'])('%s is none', (text) => {
    expect(readDigits(text)).toBeUndefined();
  });
});
