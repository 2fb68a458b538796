import { expect, test } from 'vitest';
import { countryFlags } from './flags/countryFlags.ts';
import { flagAddress } from './flagAddress.ts';

test('the address of each flag follows from its code', () => {
  const countries = Object.keys(countryFlags);
  expect(countries.length).toBeGreaterThan(200);
  for (const country of countries) expect(flagAddress(country).endsWith(countryFlags[country]!), country).toBe(true);
});
