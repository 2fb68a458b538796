import { expect, it } from 'vitest';
import { isMobile } from './device.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-X710)';

const screen = (userAgent: string, width: number, maxTouchPoints = 0, touchOnly = false) => ({
  navigator: { userAgent, maxTouchPoints },
  matchMedia: (query: string) => ({
    matches: width <= 16 * Number(/max-width: ([\d.]+)em/.exec(query)?.[1]) || (touchOnly && query.includes('pointer: coarse')),
  }),
});

it.each([
  ['a phone', screen('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 390), true],
  ['a phone held in landscape', screen('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 844), true],
  ['a tablet', screen(android, 1280), true],
  ['a tablet that says it is a Mac', screen(mac, 1180, 5), true],
  ['a screen that takes touch alone', screen(windows, 1024, 10, true), true],
  ['a window as narrow as a phone', screen(windows, 767), true],
  ['a desktop', screen(windows, 768), false],
  ['a Mac', screen(mac, 1280), false],
  ['a laptop with a touch screen and a mouse', screen(windows, 1280, 10), false],
  ['a prerender', {}, false],
] as const)('%s: mobile is %j (LOB-16)', (_, device, mobile) => {
  expect(isMobile(device)).toBe(mobile);
});
