import { afterAll, beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

const emulate = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** The tests of a file see what moves by itself. All others ask for less motion, so that they wait for none. */
export function withMotion(): void {
  beforeAll(() => emulate('no-preference'));
  afterAll(() => emulate('reduce'));
}
