import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../app.fixture.tsx';
import { createWholeRegistry } from '#app/allFeatures.ts';

beforeEach(() => page.viewport(1280, 900));

/** What dialogs are opened with. */
const params = {
  kind: 'dailySalary',
  account: 'down01',
  id: 'CT1',
  action: 'ACCEPT',
  status: 'offered',
  vassalage: 'KGR',
  section: 'rules',
};
const placeholders = () =>
  [...document.querySelectorAll<HTMLElement>('dialog [class*="skeleton"]')].filter((one) => one.getClientRects().length > 0);

/** They show what they are opened with, and nothing without it. */
const whole = ['gamePopupModal', 'popupNoticeModal'];
const names = createWholeRegistry()
  .names('modal')
  .filter((name) => !whole.includes(name));

test.each(names)('modal/%s says that it loads wherever it shows placeholders', async (name) => {
  const isAnswered = ['memberInfo', 'systemStatus'];
  const app = await openApp({
    path: '/helpmc',
    member: { type: 1 },
    on: ['dividend', 'salary', 'hourSalary', 'agentRealtimeSalary'],
    reply: (call) => (isAnswered.includes(call.name) ? null : new Promise(() => undefined)),
  });
  await app.modal(name, params);
  // the code of the dialog is loaded
  await expect.poll(() => document.querySelector(`[data-slot="modal/${name}"]`)).not.toBeNull();
  for (const placeholder of placeholders()) expect(placeholder.closest('[role="status"]'), placeholder.outerHTML).not.toBeNull();
});
