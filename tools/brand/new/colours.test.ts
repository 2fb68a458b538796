import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, contrastPairs } from '../../brand-files/checks/contrast.ts';
import { schemaFaults } from '../../brand-files/schemas/schemaFindings.ts';
import { validatorOf } from '../../brand-files/schemas/schemas.ts';
import { toOklch } from '../../art/oklch.ts';
import { accentFor, coloursOf } from './colours.ts';

const anyColour = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase());

/** Pairs of both themes below their minimum contrast, as text. */
function failing(colour: string, accent: string): string[] {
  return Object.entries(coloursOf({ colour, accent })).flatMap(([theme, palette]) =>
    contrastPairs
      .map(([front, back, least]) => ({ front, back, least, measured: contrast(palette[front], palette[back]) }))
      .filter(({ measured, least }) => measured < least)
      .map(({ front, back, measured }) => `${theme} ${front} on ${back}: ${measured.toFixed(2)}`),
  );
}

const extremes = ['#FFFF00', '#FFD400', '#0A0A0A', '#000000', '#FFFFFF', '#808080', '#FF0000', '#00FF00', '#0000FF', '#00FFFF'];

describe('a palette from one or two colours', () => {
  it('has enough contrast in every pair of both themes, whatever the two colours', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (colour, accent) => {
        expect(failing(colour, accent)).toEqual([]);
      }),
      { numRuns: 200, seed: 20_260 },
    );
  });

  it('has enough contrast in every pair with the derived accent', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(failing(colour, accentFor(colour))).toEqual([]);
      }),
      { numRuns: 200, seed: 20_261 },
    );
    for (const colour of extremes) expect(failing(colour, accentFor(colour)), colour).toEqual([]);
  });

  it.each(extremes)('of %s fits the schema of a theme', (colour) => {
    const color = coloursOf({ colour, accent: accentFor(colour) });
    const theme = { $schema: '../../schemas/brand/theme.schema.json', color };
    expect(schemaFaults(validatorOf('schemas/brand/theme.schema.json'), theme)).toEqual([]);
    expect(Object.keys(color.light).sort()).toEqual(Object.keys(color.dark).sort());
  });

  it('uses the colour itself for the main button', () => {
    for (const colour of ['#1F7A5C', '#FFD400', '#101014', '#C2185B', '#1FD67F'])
      expect(coloursOf({ colour, accent: accentFor(colour) }).light.primary).toBe(colour);
  });

  it('keeps the hue in all brand colours', () => {
    const { light, dark } = coloursOf({ colour: '#1F7A5C', accent: '#E0A030' });
    for (const token of ['primary', 'primary-text', 'primary-strong', 'nav-active-ink'] as const) {
      for (const palette of [light, dark]) {
        expect(Math.abs(toOklch(palette[token]).h - toOklch('#1F7A5C').h), token).toBeLessThan(8);
      }
    }
  });

  it('separates the danger colour from a red brand', () => {
    const red = coloursOf({ colour: '#C21A2B', accent: '#FFB629' }).light;
    const apart = Math.abs(toOklch(red.primary).h - toOklch(red.danger).h);
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(15);
  });

  it('is reproducible', () => {
    expect(coloursOf({ colour: '#334455', accent: '#99AA00' })).toEqual(coloursOf({ colour: '#334455', accent: '#99AA00' }));
  });
});
