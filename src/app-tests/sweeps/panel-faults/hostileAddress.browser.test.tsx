import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PanelMenu } from '#engine/records/panels.ts';
import { sessionArea } from '#platform/browser/storage.ts';
import { withCentre } from '#state/navigation/centreAddress.ts';
import { hurry, openPanelPage } from './panelPage.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
});

/** Days that are none, or none that the platform answers: the view says so and asks for nothing. */
const wrongDays = [
  '2026-13-45_2026-13-46',
  '2026-04-20_2026-04-10',
  '2016-01-01_2026-01-01',
  '2026-04-_2026-04-10',
  '_',
  'someday',
  '__proto__',
];
/** What else a person may write into an address. */
const wrongValues = ['__proto__', 'NO_SUCH', '<b>0</b>', '9'.repeat(400), '-1', '1e309', '\u0000', '%', '../..', '‮٥'];
const keys = ['page', 'sort', 'order', 'under', 'row', 'scope', 'status', 'type'];

const WHOLE = import.meta.env['DEEP'] === 'all';

test.each<PanelMenu>(['member', 'agent'])(
  '%s: an address edited by hand breaks no panel, and wrong days are answered at their place',
  async (menu) => {
    const shown = await openPanelPage('mayloc', menu);
    hurry();
    const found: string[] = [];
    // an ordinary run takes one in turn
    const some = <One,>(all: readonly One[], turn: number): readonly One[] => (WHOLE ? all : [all[turn % all.length]!]);
    for (const [turn, one] of shown.views().entries()) {
      const { panel, view, records } = one;
      if ((await shown.open(one)) === null) continue;
      const visit = async (values: Record<string, string>) => {
        shown.platform.takeAsked();
        await shown.go(withCentre('/helpmc', { menu, panel, values: { view, ...values } }));
        await shown.settled(one);
        const where = `${panel}.${view} ${JSON.stringify(values).slice(0, 120)}`;
        const isSaid = shown.state(one) === 'error' && shown.says();
        if (!isSaid && !/ready|empty|forbidden/.test(shown.state(one))) found.push(`${where}: is ${shown.state(one)}`);
        const broken = shown.brokenText();
        if (broken !== null) found.push(`${where}: says ${broken}`);
        found.push(...shown.crashes.splice(0).map((crash) => `${where}: ${crash}`));
        return where;
      };
      const filters = records?.filters ?? [];
      const dates = filters.find(({ kind }) => kind === 'dateRange');
      for (const days of dates === undefined ? [] : some(wrongDays, turn)) {
        const where = await visit({ [dates!.name]: days });
        if (shown.platform.takeAsked().some((call) => call === records?.call)) found.push(`${where}: asks for them`);
        if (shown.panel(one)?.querySelector('[role="alert"]') === null)
          found.push(`${where}: says nothing ${shown.text(one).slice(0, 200)}`);
      }
      const used = [...keys, ...filters.map(({ name }) => name)].filter((key) => key !== dates?.name);
      for (const nth of some([...wrongValues.keys()], turn))
        await visit(Object.fromEntries(used.map((key, at) => [key, wrongValues[(nth + at) % wrongValues.length]!])));
    }
    expect(found, found.join('\n')).toEqual([]);
  },
);
