import { expect, it } from 'vitest';
import { analyticsMessage } from './analyticsFrame.ts';
import type { Report } from './report.ts';

const reportOf = (event: Report['event']): Report => ({
  at: 1,
  brand: 'folia',
  engine: '1.2.0',
  configHash: 'c0ffee',
  route: 'home',
  slot: null,
  event,
});

it('sends pages and steps to analytics under their known names', () => {
  expect(analyticsMessage(reportOf({ kind: 'pageShown', page: 'register' }))).toEqual({
    v: 1,
    name: 'page_view',
    params: { brand: 'folia', engine: '1.2.0', route: 'home', page: 'register' },
  });
});

it('drops what is not listed: other events, and other properties of listed events', () => {
  expect(analyticsMessage(reportOf({ kind: 'unhandledError', message: 'boom' }))).toBeNull();
  expect(analyticsMessage(reportOf({ kind: 'signedIn', how: 'username', account: 'member01' }))?.params).toEqual({
    brand: 'folia',
    engine: '1.2.0',
    route: 'home',
    how: 'username',
  });
});
