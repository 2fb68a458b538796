import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Contract } from '#contract/types.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { openApp } from '../../app.fixture.tsx';
import { reordered, spilling } from './hostileTexts.fixture.ts';

beforeEach(() => page.viewport(390, 844));
afterEach(() => sessionStorage.clear());

/** Accounts, also such that the library of texts would read as its own signs. */
const accounts = [
  '<img src=x onerror="window.executed=1">',
  '$t(portal:close)',
  '{{value}} {{amount}} {{count}}',
  '{{- account}}{{account}}',
  '%s %d $1 $&',
  '\u202E1,000.00 reversed',
  '\u2069\u05D0\u05D1\u05D2 12',
  'x'.repeat(300),
  'word '.repeat(60).trim(),
];

/** A dialog is tried with a third of them in an ordinary run, another with the others. */
const taken = (turn: number) => accounts.filter((_, nth) => import.meta.env['DEEP'] === 'all' || nth % 3 === turn % 3);

const terms = [{ betAmount: '1000.00', rate: '0.35' }];
const contractWith = (account: string, change: Partial<Contract> = {}): Contract => ({
  id: 'CT1',
  kind: 'dailySalary',
  account,
  uplineAccount: account,
  status: 'offered',
  period: 'WEEKLY',
  offeredAt: Date.UTC(2026, 4, 1),
  terms,
  ...change,
});
const pageOf = (rows: readonly unknown[]) => ({ rows, total: rows.length, totalPages: 1, pageNo: 1, totals: {} });

const open = (account: string) =>
  openApp({
    path: '/helpmc',
    member: { type: 1 },
    on: ['salary', 'dividend', 'hourSalary', 'agentRealtimeSalary'],
    reply: ({ name, request }) => {
      const { status, scope } = (request ?? {}) as { status?: Contract['status']; scope?: string };
      if (name === 'contracts' && scope === 'MINE') return pageOf([]);
      if (name === 'contracts') return pageOf([contractWith(account, { status: status ?? 'offered', id: `CT-${status}` })]);
      if (name === 'contractPreview')
        return { allowed: true, code: null, ends: [contractWith(account, { id: 'CT7', status: 'accepted' })], endsTotal: 3 };
      if (name === 'balance') return { sumBalance: '135.50', balance: '100.00' };
      if (name === 'memberSecurity') return { hasPaymentPassword: true };
      if (name === 'walletTransferRecords') return pageOf([]);
      if (name === 'walletTransfer') return { referenceNumber: account, balance: '80.00' };
      return name === 'dailySalary' ? contractWith(account, { id: account }) : null;
    },
  });

const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const topDialog = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)!;
const shownIn = (element: HTMLElement) => {
  const values = [...element.querySelectorAll('input')].map(({ value }) => value);
  return [element.textContent, ...values].join(' ').replaceAll(CONTROLS, '');
};

/** Buttons that a person on a phone cannot press. */
const hiddenButtons = (dialog: HTMLElement): string[] => {
  for (const animation of document.getAnimations()) animation.cancel();
  return [...dialog.querySelectorAll<HTMLElement>('button')].flatMap((button) => {
    button.scrollIntoView({ block: 'nearest' });
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isThere = left >= 0 && right <= innerWidth && hit !== null && button.contains(hit);
    return isThere ? [] : [`hides ${button.ariaLabel ?? button.textContent}`];
  });
};

function faultsOf(account: string): string[] {
  const dialog = topDialog();
  return [
    ...('executed' in globalThis ? ['runs a text'] : []),
    ...(dialog.querySelector('[onerror], script, img') === null ? [] : ['makes markup of a text']),
    ...(shownIn(dialog).includes(account.replaceAll(CONTROLS, '')) ? [] : [`does not show it: ${shownIn(dialog)}`]),
    ...[...dialog.querySelectorAll('h2, p, li, b, [role="status"], [role="alert"]')].flatMap((part) =>
      part.scrollWidth > part.clientWidth + 1 && !part.matches('.ellipsis, .visually-hidden, b')
        ? [`spills ${part.tagName}`]
        : [],
    ),
    ...spilling(dialog),
    ...reordered(dialog),
    ...hiddenButtons(dialog),
  ];
}

/** The height of a form's foot is known with its first frame. */
const expectSound = (account: string, where: string) =>
  expect.poll(() => faultsOf(account), { message: `${where}, ${account}` }).toEqual([]);

const button = (action: string) =>
  page
    .elementLocator(topDialog())
    .getByRole('button')
    .all()
    .find((one) => (one.element() as HTMLElement).dataset['action'] === action);
async function press(action: string): Promise<void> {
  await expect.poll(() => button(action)?.element().matches(':not([aria-disabled="true"])')).toBe(true);
  await settle(() => (button(action)!.element() as HTMLElement).click());
}
const field = (name: string) => page.getByRole('textbox', { name });

test.each(taken(0))('a transfer to %j shows it as it is in its form, question and result', async (account) => {
  const app = await open(account);
  await app.modal('downlineTransferModal', { account });
  await expect.element(field('Amount')).toBeVisible();
  await expectSound(account, 'form');
  await userEvent.fill(field('Amount'), '20');
  await userEvent.fill(field('Remark'), account.slice(0, 100));
  await userEvent.fill(page.getByPlaceholder('Transaction password *'), '482913');
  await press('transferDownline');
  await expect.element(page.getByRole('dialog', { name: 'Check your transfer' })).toBeVisible();
  await expectSound(account, 'question');
  await press('confirmDownline');
  await expect.element(page.getByRole('status').getByText('$20.00 sent to', { exact: false })).toBeVisible();
  await expectSound(account, 'result');
});

test.each(taken(1))('an offer to %j shows it as it is in its form and result', async (account) => {
  const app = await open(account);
  await app.modal('contractOfferModal', { kind: 'dailySalary', account });
  await expect.element(page.getByRole('form')).toBeVisible();
  await expect.element(page.getByText('contracts end: 3', { exact: false }).first()).toBeVisible();
  await expectSound(account, 'form');
  await userEvent.click(page.getByRole('checkbox'));
  await press('offerContract');
  await expect.element(page.getByText('Offer sent to', { exact: false })).toBeVisible();
  await expectSound(account, 'result');
});

test.each(taken(2))('the contracts of %j, and each answer to one, show it as it is', async (account) => {
  const app = await open(account);
  await app.modal('contractsOfModal', { account });
  await expect.poll(() => topDialog().querySelector('[data-action="terminate"]')).not.toBeNull();
  await expectSound(account, 'contracts');
  for (const [action, status] of [
    ['TERMINATE', 'accepted'],
    ['TERMINATE', 'offered'],
    ['ACCEPT', 'offered'],
    ['REJECT', 'offered'],
  ] as const) {
    await settle(() => app.portal.overlayStore.setState({ modals: [] }));
    await expect.poll(() => document.querySelectorAll('dialog[open]').length).toBe(0);
    await app.modal('contractAnswerModal', { action, id: `CT-${status}`, kind: 'dailySalary', account, status });
    await expect.poll(() => topDialog().querySelector(`[data-action^="confirm"]:not([aria-disabled="true"])`)).not.toBeNull();
    await expectSound(account, `${action} ${status}`);
  }
});

test.each(taken(3))('a registration link with the code %j shows it as it is', async (account) => {
  const app = await open(account);
  await app.modal('registerLinkModal', { code: account, url: `https://site.example/register?code=${account}` });
  await expect.element(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await expectSound(account, 'link');
});

test.each(taken(4))('a toast that names %j shows it as it is and can be closed', async (account) => {
  const app = await open(account);
  await settle(() => app.portal.overlay.toast({ key: 'transfers:sent', params: { amount: '$20.00', account } }, 'ok'));
  const shown = page.getByText('$20.00 sent to', { exact: false });
  await expect.element(shown).toBeVisible();
  const text = shown.element() as HTMLElement;
  expect(shownIn(text)).toBe(`$20.00 sent to ${account.replaceAll(CONTROLS, '')}.`);
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth + 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  expect(hiddenButtons(text.closest('[popover], [role]')?.parentElement ?? text)).toEqual([]);
});
