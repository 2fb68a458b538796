import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradientInk } from './gradientInk.ts';

test('chooses dark text on gold, white on dark', () => {
  expect(gradientInk('#F5DA94', '#DDA640')?.ink).toBe('#1A1206');
  expect(gradientInk('#222', '#446')?.ink).toBe('#FFFFFF');
});

test('reduces colours without any readable ink to the first one', () => {
  expect(gradientInk('#000000', '#FFFFFF')).toEqual({ from: '#000000', to: '#000000', ink: '#FFFFFF' });
});

test('refuses anything but a hexadecimal colour', () => {
  for (const bad of ['red', 'url(x)', '#12', '#12345', 'var(--x)', '#fff;color:red', '']) {
    expect(gradientInk(bad, '#000000')).toBeNull();
    expect(gradientInk('#000000', bad)).toBeNull();
  }
});

test('the text reaches 4.5:1 on both ends, whatever the colours', () => {
  const light = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one: string, other: string) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (from, to) => {
      const colours = gradientInk(from, to);
      if (!colours) throw new Error('refused');
      expect(ratio(colours.ink, colours.from)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(colours.ink, colours.to)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
});
