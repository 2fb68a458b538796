import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, layer, mix, shade, toHex, toOklch } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`);
/** Lightness of a grey of half a byte step. */
const BLACK = Math.cbrt(0.5 / 255 / 12.92);
const bytes = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

describe('OKLCH', () => {
  it('agrees with the published values of the primaries', () => {
    const red = toOklch('#FF0000');
    expect(red.l).toBeCloseTo(0.628, 3);
    expect(red.c).toBeCloseTo(0.2577, 3);
    expect(red.h).toBeCloseTo(29.23, 1);
    expect(toOklch('#FFFFFF').l).toBeCloseTo(1, 4);
    expect(toOklch('#000000').l).toBeCloseTo(0, 4);
  });

  it('returns every sRGB colour unchanged', () => {
    fc.assert(
      fc.property(hex, (colour) => toHex(toOklch(colour)) === colour),
      { numRuns: 500 },
    );
  });

  it('keeps lightness and hue when it reduces chroma', () => {
    const wanted = { l: 0.6, c: 0.4, h: 145 };
    const got = toOklch(toHex(wanted));
    expect(got.l).toBeCloseTo(wanted.l, 2);
    expect(Math.abs(got.h - wanted.h)).toBeLessThan(1.5);
    expect(got.c).toBeLessThan(wanted.c);
  });

  it('makes a colour darker or lighter by a step and stays within sRGB', () => {
    fc.assert(
      fc.property(hex, fc.double({ min: -0.3, max: 0.3, noNaN: true }), (colour, step) => {
        const shaded = shade(colour, step);
        expect(shaded).toMatch(/^#[0-9A-F]{6}$/);
        const expected = Math.min(1, Math.max(0, toOklch(colour).l + step));
        // a lightness below half a byte step is black
        expect(Math.abs(toOklch(shaded).l - expected)).toBeLessThan(expected < BLACK ? BLACK : 0.04);
      }),
      { numRuns: 300 },
    );
  });

  it('mixes from one colour to the other', () => {
    expect(mix('#112233', '#DDEEFF', 0)).toBe('#112233');
    expect(mix('#112233', '#DDEEFF', 1)).toBe('#DDEEFF');
    expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#636363');
  });

  it('composites in sRGB bytes as a browser does', () => {
    expect(bytes(layer('#FFFFFF', 0.5, '#000000'))).toEqual([128, 128, 128]);
    expect(layer('#102030', 1, '#FFFFFF')).toBe('#102030');
  });

  it('measures contrast from 1 to 21', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
  });
});
