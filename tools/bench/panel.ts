import type { Browser } from 'playwright';
import type { BenchServer } from './benchServer.ts';
import { compare, type Row } from './compare.ts';
import { signIn } from './lobby.ts';
import { openPage, type Profile, slowDown } from './visit.ts';

/** From the press of an entry to the painted rows, ms. */
interface Opening {
  /** With code and records to fetch. */
  first: number;
  /** With both at hand. */
  again: number;
}

type Side = 'floor' | 'portal';

const MAX_MS = 30_000;

/** Where a side starts, what is pressed, and what is there then. */
const sides = {
  floor: { path: '/floor-panel.html', start: '#other', other: ['#other', '#words'], entry: '#records', rows: '[data-row]' },
  portal: {
    path: '/promotions?centre=member.bonusDetails',
    start: '[data-slot="panel/bonusDetails"][data-state="ready"]',
    other: ['dialog [data-entry="bonusDetails"]', '[data-slot="panel/bonusDetails"][data-state="ready"]'],
    entry: 'dialog [data-entry="accountRecord"]',
    rows: '[data-slot="panel/transactionHistory"] [data-row]',
  },
} as const satisfies Record<Side, unknown>;

async function openPanel(browser: Browser, server: BenchServer, side: Side, profile: Profile): Promise<Opening> {
  const { path, start, other, entry, rows } = sides[side];
  const { page, cdp, close } = await openPage(browser);
  try {
    await signIn(page, server);
    await page.goto(server.origin + path, { timeout: MAX_MS });
    await page.locator(start).waitFor({ timeout: MAX_MS });
    await page.waitForLoadState('networkidle');
    if (profile === 'slow') await slowDown(cdp);
    const press = async (pressed: string, shown: string): Promise<number> => {
      const ms = (await page.evaluate(`window.benchPress(${JSON.stringify(pressed)}, ${JSON.stringify(shown)})`)) as number;
      await page.waitForLoadState('networkidle');
      return ms;
    };
    const first = await press(entry, rows);
    await press(other[0], other[1]);
    return { first, again: await press(entry, rows) };
  } finally {
    await close();
  }
}

/** Opens a panel of the open centre, for the first time and again, in turn with the same table by hand. */
export async function panelRows(
  browser: Browser,
  server: BenchServer,
  { rounds, told }: { rounds: number; told: (line: string) => void },
): Promise<Row[]> {
  const profiles: readonly Profile[] = ['fast', 'slow'];
  const seen: Record<string, Opening[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    told(round === 0 ? 'warming up the panel' : `panel, round ${round} of ${rounds}`);
    for (const profile of profiles) {
      for (const side of ['floor', 'portal'] as const) {
        const one = await openPanel(browser, server, side, profile);
        if (round > 0) (seen[profile + side] ??= []).push(one);
      }
    }
  }
  return profiles.flatMap((profile) => {
    const numbers = (side: Side, part: keyof Opening) => (seen[profile + side] ?? []).map((one) => one[part]);
    const row = (what: string, part: keyof Opening) => ({
      what: `panel, ${what}, ${profile}`,
      unit: 'ms' as const,
      floor: numbers('floor', part),
      portal: numbers('portal', part),
    });
    return [
      compare({ ...row('data at hand', 'again'), ...(profile === 'fast' && { goal: { of: 'value' as const, max: 100 } }) }),
      compare(row('first opening', 'first')),
    ];
  });
}
