import { describe, expect, it } from 'vitest';
import { contrast } from './checks/contrast.ts';
import { listBrands, loadBrand } from './loadBrand.ts';
import { UnsafeTokenError, themeCss } from './themeCss.ts';

const { theme } = loadBrand('folia');
const withBackground = (bg: string) => ({ ...theme, color: { ...theme.color, light: { ...theme.color.light, bg } } });

describe('theme.css', () => {
  it.each(['base', ...listBrands()])('of %s has every token, light for all pages and dark on demand', (id) => {
    const { theme: own } = loadBrand(id);
    const css = themeCss(own);
    expect(css).toMatch(/:root,\n {2}\[data-theme='light'\] \{\n {4}color-scheme: light;/);
    expect(css).toMatch(/\[data-theme='dark'\] \{\n {4}color-scheme: dark;/);
    expect(css.match(/^ {4}--bg: /gm)).toHaveLength(2);
    expect(css.match(/^ {4}--[a-z]/gm)).toHaveLength(
      Object.keys(own.shape).length + Object.keys(own.type).length + 2 * Object.keys(own.color.light).length,
    );
  });

  it.each([
    'red;}',
    'red}body{display:none',
    'url(//evil.example/x)',
    'URL (x)',
    'a/**/b',
    '"',
    'rgba(0',
    "'x",
    '\\3b',
    'red\n;',
    '',
    '</style>',
    '@import x',
    'image-set(x)',
    'x'.repeat(400),
  ])('rejects the value %j', (value) => {
    expect(() => themeCss(withBackground(value))).toThrow(UnsafeTokenError);
  });

  it('rejects an invalid token name', () => {
    expect(() => themeCss({ ...theme, shape: { ...theme.shape, 'a:b;c': '1px' } as never })).toThrow(UnsafeTokenError);
  });
});

describe('contrast', () => {
  it('is computed by WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('transparent', '#FFFFFF')).toBe(1);
    expect(contrast('rgba(0,0,0,.5)', '#FFFFFF')).toBeCloseTo(contrast('#808080', '#FFFFFF'), 1);
  });

  it('of the samples equals the designed values', () => {
    expect(contrast(theme.color.light['ink-3'], theme.color.light.bg)).toBeCloseTo(5.11, 2);
    expect(contrast(theme.color.light['primary-strong'], theme.color.light['surface-2'])).toBeCloseTo(4.07, 2);
  });
});
