import { describe, expect, it } from 'vitest';
import type { SandboxScenario } from '#contract/types.ts';
import { emptyOverlay } from '#sandbox/model/state.ts';
import { enterScenario } from '#sandbox/scenarios.ts';
import type { SandboxState } from '#sandbox/model/state.ts';
import type { BrandRecord } from '../brandRecord.ts';
import { shownOptions } from './shownOptions.ts';
import { createToolStore, type SandboxView, type ToolState } from './toolState.ts';

const closed: SandboxScenario = {
  title: 'Closed',
  status: 1,
  flags: { CBS3: '0' },
  latencyMs: 50,
  clockMs: 60_000,
  faults: [{ endpoint: 'login', kind: '500' }],
};

const record = {
  id: 'folia',
  brand: { theme: { default: 'light' }, languages: { default: 'PT', supported: ['PT'] } },
  sandbox: { scenarios: { scenarios: { normal: { title: '' }, closed } } },
  platform: null,
} as unknown as BrandRecord;

/** The tools over a sandbox with a scenario and later changes. */
function shown(scenario: 'normal' | 'closed', changes: Partial<SandboxView> = {}, more: Partial<ToolState> = {}): ToolState {
  const state = { overlay: emptyOverlay(), clockOffsetMs: 0 } as SandboxState;
  enterScenario(state, scenario, scenario === 'closed' ? closed : { title: '' });
  const sandbox = { ...state.overlay, clockOffsetMs: state.clockOffsetMs, now: 0, scenarios: [], users: [], ...changes };
  return { ...createToolStore(record, {}, '/').getState(), sandbox, ...more };
}

describe('the address of what is shown', () => {
  it('is short for the plain page, and complete when copied', () => {
    expect(shownOptions(shown('normal'))).toEqual({ tools: 'on' });
    expect(shownOptions(shown('normal'), { full: true })).toEqual({
      scenario: 'normal',
      user: 'visitor',
      theme: 'light',
      lang: 'PT',
      tools: 'on',
    });
  });

  it('names a scenario but not the changes that the scenario makes', () => {
    expect(shownOptions(shown('closed'))).toEqual({ scenario: 'closed', tools: 'on' });
  });

  it('names changes on top of the scenario, and reverted ones', () => {
    const faults = [...(closed.faults ?? []), { endpoint: 'register', kind: '401' as const, times: 1 }];
    const changes = { status: 2 as const, flags: { FREEPLAY3: '1' as const }, latencyMs: 0, clockOffsetMs: 3_660_000, faults };
    expect(shownOptions(shown('closed', changes))).toEqual({
      scenario: 'closed',
      status: 2,
      flags: { FREEPLAY3: '1', CBS3: '-' },
      latency: 0,
      clock: 3_660_000,
      faults: [{ endpoint: 'register', kind: '401', times: 1 }],
      tools: 'on',
    });
  });

  it('names the open dialog, the width, the tool and the inspected place', () => {
    const { page } = shown('normal');
    const state = shown(
      'normal',
      {},
      { page: { ...page, open: ['modal/helpModal'] }, frame: 390, panel: 'calls', pick: 'page/home' },
    );
    expect(shownOptions(state)).toEqual({
      open: ['modal/helpModal'],
      frame: 390,
      panel: 'calls',
      pick: 'page/home',
      tools: 'on',
    });
  });
});
