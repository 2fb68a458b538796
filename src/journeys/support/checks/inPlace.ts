import { isWhole } from '../selection/depth.ts';
import { test } from '../portal.ts';

/** A brand in its default language, and a width in px. */
export interface Place {
  brand: 'folia' | 'orvane' | 'mayloc';
  width: 390 | 1280;
}

/** Portuguese, English and Vietnamese, each on a phone and on a desktop. */
const places: readonly Place[] = (['folia', 'orvane', 'mayloc'] as const).flatMap((brand) => [
  { brand, width: 390 } as const,
  { brand, width: 1280 } as const,
]);

/** Declares the same walks for each brand and width: in one place, and in all with `DEEP=all`. */
export function inPlace(usual: Place, declare: (brand: string) => void): void {
  for (const { brand, width } of isWhole ? places : [usual]) {
    test.describe(`${brand} at ${width} px`, () => {
      test.use({ brand, viewport: { width, height: 844 } });
      declare(brand);
    });
  }
}
