import { describe, expect, it } from 'vitest';
import { filesOf } from '../../art/catalogue.ts';
import { contrast, layer, mix, toHex } from '../../art/oklch.ts';
import { artworkOf } from './artwork.ts';
import { accentFor } from './colours.ts';
import { initialOf } from './initials.ts';

const colours = ['#1F7A5C', '#FFD400', '#101014', '#FFFFFF', '#C2185B', '#2255DD', '#FF6A00', '#7BC043'];
const artOf = (colour: string, chain: readonly string[] = ['base']) =>
  artworkOf('acme', 'Acme', { colour, accent: accentFor(colour) }, chain);

describe('pictures of a new brand', { timeout: 30_000 }, () => {
  it('keep white text readable on every palette, whatever the hue', () => {
    for (let h = 0; h < 360; h += 5) {
      for (const colour of [toHex({ l: 0.5, c: 0.2, h }), toHex({ l: 0.85, c: 0.12, h }), toHex({ l: 0.3, c: 0.03, h })]) {
        for (const [top, bottom] of artOf(colour, ['base', 'folia']).palettes) {
          const grounds = [bottom, mix(top, bottom, 0.72), layer(bottom, 0.72, top)];
          expect(Math.min(...grounds.map((ground) => contrast(ground, '#FFFFFF'))), colour).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it.each(colours)('of %s are well formed and need neither fonts nor other files', (colour) => {
    for (const { path, svg } of filesOf(artOf(colour)))
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity|<text|<image|href|font/);
  });

  it('are reproducible, and different for another brand', () => {
    expect(filesOf(artOf('#1F7A5C'))).toEqual(filesOf(artOf('#1F7A5C')));
    const other = artworkOf('bcme', 'Bcme', { colour: '#1F7A5C', accent: accentFor('#1F7A5C') }, ['base']);
    expect(filesOf(other)).not.toEqual(filesOf(artOf('#1F7A5C')));
  });

  it('have a mark that is visible on light and dark', () => {
    for (const colour of colours) {
      const fill = /fill="(#[0-9A-F]{6})"/.exec(artOf(colour).mark)?.[1] ?? '';
      expect(contrast(fill, '#FFFFFF'), colour).toBeGreaterThan(1.4);
      expect(contrast(fill, '#101214'), colour).toBeGreaterThan(2.5);
    }
  });

  it('follow the scenes of the nearest ancestor with scenes', () => {
    const names = (chain: readonly string[]) =>
      artOf('#1F7A5C', chain).images.map(({ props }) => props.map(({ object }) => object));
    expect(names(['base', 'folia'])).not.toEqual(names(['base']));
    expect(names(['base', 'orvane', 'orvane-desk'])).toEqual(names(['base', 'orvane']));
  });

  it('show the first letter without accents, or a star', () => {
    expect(initialOf('Évora')).toBe(initialOf('Evora'));
    expect(initialOf('Đại Nam')).toBe(initialOf('D'));
    expect(initialOf('“9 Lives”')).toBe(initialOf('9'));
    expect(initialOf('蓮')).toBe(initialOf(''));
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') expect(initialOf(letter)).not.toBe(initialOf(''));
  });
});
