import type { Browser } from 'playwright';
import { start } from '../start.ts';
import { type Profile, visit } from '../visit.ts';
import { type FormName, forms } from './contenders.ts';
import type { FormVisits } from './formTable.ts';

const names = Object.keys(forms) as FormName[];

/** Visits all forms in turn, so that a busy machine affects all alike; the first round warms the caches. */
export async function measureForms(
  browser: Browser,
  origin: string,
  { rounds, told }: { rounds: number; told: (line: string) => void },
): Promise<FormVisits> {
  const visits = Object.fromEntries(names.map((name) => [name, { fast: [], slow: [] }])) as unknown as FormVisits;
  for (let round = 0; round <= rounds; round += 1) {
    told(round === 0 ? 'forms: warming up' : `forms: round ${round} of ${rounds}`);
    for (const profile of ['fast', 'slow'] as readonly Profile[])
      for (const name of names) {
        const url = origin + forms[name];
        const one = { ...(await visit(browser, url, profile)), ...(await start(browser, url, profile)) };
        if (round > 0) visits[name][profile].push(one);
      }
  }
  return visits;
}
