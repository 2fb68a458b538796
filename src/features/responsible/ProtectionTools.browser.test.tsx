import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const panels = { file: '/panels.json', member: ['protection'], agent: [], pages: [] } as const;
const shown = () => [...document.querySelectorAll('[data-tools] li')].map((item) => item.textContent);
const open = (on: readonly string[], rest: object = {}) => openApp({ path: '/responsible', on, member: {}, panels, ...rest });

test.each([
  [['RGLIMITS3', 'RGPAUSE3', 'RGSELFEX3'], 3, /^Limits/],
  [['RGPAUSE3'], 1, /^Breaks of 1 to 42 days$/],
  [['RGSELFEX3'], 1, /^Self-exclusion/],
])('with %j the page offers %i tools, and leads to them', async (on, count, first) => {
  const { portal } = await open(on);
  await expect.poll(() => shown().length).toBe(count);
  expect(shown()[0]).toMatch(first);
  await userEvent.click(page.getByRole('button', { name: 'Set limits and breaks' }));
  await expect.poll(() => portal.router.path()).toContain('centre=member.protection');
});

test.each([
  ['without the flags', [], {}],
  ['without the panel', ['RGLIMITS3'], { panels: { ...panels, member: [] } }],
])('%s nothing is promised', async (_, on, rest) => {
  await open(on, rest);
  await expect.element(page.getByRole('heading', { name: 'Six rules that help' })).toBeVisible();
  expect(shown()).toEqual([]);
});
