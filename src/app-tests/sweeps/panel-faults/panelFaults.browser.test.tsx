import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PanelMenu } from '#engine/records/panels.ts';
import { sessionArea } from '#platform/browser/storage.ts';
import { hurryLimits, openPanelPage, type PanelViewOf } from './panelPage.fixture.tsx';
import { type Pick, playsOf } from './plays.fixture.ts';

const WHOLE = import.meta.env['DEEP'] === 'all';
const BRAND = 'mayloc';
const DAY = Math.floor(Date.now() / 86_400_000);
/** Chooses the faults of an ordinary run, the same in each. A deep run plays a third of all, by days. */
const SEED = 20_780;
const THIRDS = 3;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
});

/** A small generator of numbers below a limit. */
function numbers(seed: number): Pick {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const oneOfEachPanel = (views: readonly PanelViewOf[], pick: Pick): PanelViewOf[] =>
  [...new Set(views.map(({ panel }) => panel))].map((panel) => {
    const own = views.filter((view) => view.panel === panel);
    return own[pick(own.length)]!;
  });

/** A deep run takes each menu in parts. */
const parts = WHOLE ? [0, 1, 2, 3] : [0];
const menus: readonly PanelMenu[] = ['member', 'agent'];

/** Every read of every view in panels.json, found from what it sends: a new panel is covered without a line here. */
test.each(menus.flatMap((menu) => parts.map((part) => [menu, part] as const)))(
  '%s, part %i: each read of each panel may fail in every way (F1-F9, F12, F19)',
  async (menu, part) => {
    const pick = numbers(SEED * 2 + (menu === 'agent' ? 1 : 0));
    const plays = Object.entries(playsOf(pick));
    const shown = await openPanelPage(BRAND, menu);
    hurryLimits();
    const found: string[] = [];
    const views = shown.views();
    const taken = WHOLE ? views.filter((_, nth) => nth % parts.length === part) : oneOfEachPanel(views, pick);
    // what is read for the centre as a whole
    await shown.open(views.at(-1)!);
    for (const view of taken) {
      let sound = await shown.open(view);
      if (sound !== null && !/ready|empty/.test(sound.state)) found.push(`${sound.name}: is ${sound.state} without a fault`);
      const someOf = (all: typeof plays) => all.filter((_, nth) => nth % THIRDS === (DAY + view.panel.length) % THIRDS);
      const anyPlay = () => [plays[pick(plays.length)]!];
      const reads = [...(sound?.reads ?? []), ...(WHOLE ? (sound?.shared ?? []) : [])];
      for (const read of reads) {
        for (const [name, play] of WHOLE && sound!.reads.includes(read) ? someOf(plays) : anyPlay()) {
          const findings = await play(shown, sound!, read);
          const broken = shown.brokenText();
          if (broken !== null) findings.push(`says ${broken}`);
          found.push(
            ...[...findings, ...shown.crashes.splice(0)].map((finding) => `${sound!.name}, ${read}, ${name}: ${finding}`),
          );
          // a login, say, changes what stands in the panel
          sound = { ...sound!, text: shown.text(sound!), zeros: shown.zeros() };
        }
      }
    }
    expect(found, found.join('\n')).toEqual([]);
  },
);
