// covers: home, register, lobby
import { allWhenDeep, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';

/**
 * Counts the functions that make a browser read its locale data: 23 ms on a fast processor, once a page (decision 0039). Plural
 * rules have data of their own, which is read in 1 ms.
 */
function countLocaleReads(): void {
  const reads: string[] = [];
  const note = (name: string) => reads.push(`${name} ${new Error().stack?.split('\n').slice(3, 6).join(' ') ?? ''}`);
  const watched = <T extends object>(name: string, target: T): T =>
    new Proxy(target, {
      construct: (inner, args, as) => (note(name), Reflect.construct(inner as new () => object, args, as)),
      apply: (inner, self, args) => (note(name), Reflect.apply(inner as () => unknown, self, args)),
    });
  for (const name of [
    'DateTimeFormat',
    'NumberFormat',
    'DisplayNames',
    'RelativeTimeFormat',
    'ListFormat',
    'Collator',
  ] as const) {
    Object.assign(Intl, { [name]: watched(name, Intl[name]) });
  }
  for (const { prototype } of [Number, Date, BigInt, String] as const) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (!/^(?:toLocale.*String|localeCompare)$/.test(name)) continue;
      const own = prototype[name as 'toString'];
      Object.defineProperty(prototype, name, { value: watched(name, own), configurable: true, writable: true });
    }
  }
  Object.assign(globalThis, { localeReads: reads });
}

/** Not the page of promotions, whose content are dates in the words of the language. */
const visits = [['/'], ['/register'], ['/', 'member01'], ['/rng', 'member01']] as const;

forBrands(sampled(memberBrands, 1), () => {
  for (const [path, as] of allWhenDeep(visits, 2)) {
    test(`${path} as ${as ?? 'a visitor'} starts without the browser's locale data`, async ({ portal }) => {
      const { page } = portal;
      await page.addInitScript(countLocaleReads);
      await portal.open(path, as === undefined ? {} : { as });
      await portal.quiet();
      expect(await page.evaluate(() => (globalThis as { localeReads?: string[] }).localeReads)).toEqual([]);
      // the count works
      await page.evaluate(() => new Intl.NumberFormat('pt').format(1));
      expect(await page.evaluate(() => (globalThis as { localeReads?: string[] }).localeReads)).toHaveLength(1);
    });
  }
});
