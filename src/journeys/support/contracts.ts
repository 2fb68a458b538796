import type { Locator } from '@playwright/test';
import type { ContractKind } from '#contract/types.ts';
import { typedAmount } from '#engine/money/amount.ts';
import { formatMoney } from '#engine/money/money.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { expect, type PortalUnderTest } from './portal.ts';

const panels: Readonly<Record<ContractKind, string>> = {
  dividend: 'agentDividendRecordCopy2',
  dailySalary: 'agentDailyWages2',
  hourSalary: 'agentHourSalary',
  realTimeSalary: 'agentRealtimeSalary',
};
export const kinds = Object.keys(panels) as ContractKind[];
const periods: Partial<Record<ContractKind, string>> = { dividend: 'SEMIMONTHLY', dailySalary: 'DAILY' };

/** Fields of one tier with that rate, which applies to every bet. */
function tierOf(kind: ContractKind, rate: string): Readonly<Record<string, string>> {
  if (kind === 'dividend') return { periodValidBet: '0', periodProfitLoss: '0', activeMember: '0', rate };
  return kind === 'realTimeSalary' ? { profitRate: rate, lossRate: rate, singleBet: '0' } : { betAmount: '0', rate };
}

/** Opens the page anew with a tab of the panel of a kind in the agent centre. */
export async function openTab(portal: PortalUnderTest, kind: ContractKind, tab: string, as?: string): Promise<Locator> {
  await portal.open(`/?centre=agent.${panels[kind]}`, as === undefined ? {} : { as });
  await expect(portal.slot(`panel/${panels[kind]}`)).toBeVisible();
  return showTab(portal, kind, tab);
}

/** Changes to a tab, in the open centre. */
export async function showTab({ slot, say }: PortalUnderTest, kind: ContractKind, tab: string): Promise<Locator> {
  const panel = slot(`panel/${panels[kind]}`);
  if (!(await panel.isVisible())) {
    const centre = slot('modal/centre');
    // a phone shows the menu or a panel
    const back = centre.getByRole('button', { name: say('records:back_to_menu') });
    if (await back.isVisible()) await back.click();
    await centre.locator(`[data-entry="${kind}"]`).click();
  }
  await panel.getByRole('tab', { name: say(`contracts:tab_${tab}`), exact: true }).click();
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  return panel;
}

/** An exact decimal as a person types it in the brand's language. */
export const typed = ({ snapshot }: PortalUnderTest, decimal: string): string => typedAmount(decimal, snapshot.texts.language);

/** An amount as the brand shows it in its language. */
export const money = ({ snapshot }: PortalUnderTest, amount: string): string =>
  formatMoney(amount, { ...snapshot.brand.currency, language: snapshot.texts.language }) ?? '';

interface Offer {
  kind: ContractKind;
  to: string;
  rate: string;
}

/** Fills in the form of an offer, from the open panel of the kind. */
export async function fillOffer(portal: PortalUnderTest, panel: Locator, { kind, to, rate }: Offer): Promise<Locator> {
  const { slot, say } = portal;
  await panel.locator('[data-action="offerContract"]').click();
  const form = slot('modal/contractOfferModal');
  await form.locator('input[name="account"]').fill(to);
  const period = periods[kind];
  if (period !== undefined) await form.getByText(say(`records:period_${period}`), { exact: true }).click();
  await fillTier(portal, form, { kind, rate });
  return form;
}

async function fillTier(portal: PortalUnderTest, form: Locator, { kind, rate }: Pick<Offer, 'kind' | 'rate'>): Promise<void> {
  for (const [name, value] of Object.entries(tierOf(kind, rate)))
    await form.locator(`input[name="${name}"]`).fill(typed(portal, value));
}

/** Offers a contract in the panel of its kind, and returns its id. */
export async function offer(portal: PortalUnderTest, panel: Locator, what: Offer): Promise<string> {
  return sendOffer(portal, await fillOffer(portal, panel, what), what);
}

/** Offers a contract of one tier in place of the one of a row, and returns its id. */
export async function edit(portal: PortalUnderTest, row: Locator, what: Offer): Promise<string> {
  const { slot } = portal;
  await row.locator('[data-action="edit"]').click();
  const form = slot('modal/contractOfferModal');
  await expect(form.getByText(what.to, { exact: true })).toBeVisible();
  await expect(form.locator('input[name="account"]')).toHaveCount(0);
  await fillTier(portal, form, what);
  return sendOffer(portal, form, what);
}

async function sendOffer({ page, say }: PortalUnderTest, form: Locator, { kind, to }: Offer): Promise<string> {
  const answered = page.waitForResponse((response) => response.url().endsWith(endpoints[kind].path));
  await form.locator('[data-action="confirmOffer"]').check();
  await form.locator('[data-action="offerContract"]').click();
  const { value } = (await (await answered).json()) as { value: { id: string } };
  await expect(form.getByText(say('contracts:sent', { account: to }))).toBeVisible();
  await form
    .getByRole('button', { name: say('portal:close') })
    .last()
    .click();
  await expect(form).toBeHidden();
  return value.id;
}

/** What each answer is confirmed with, and what is said then: to withdraw an offer is to end it. */
const answers = {
  accept: { confirm: 'confirmAccept', done: 'done_ACCEPT' },
  reject: { confirm: 'confirmReject', done: 'done_REJECT' },
  terminate: { confirm: 'confirmTerminate', done: 'done_TERMINATE' },
  withdraw: { confirm: 'confirmTerminate', done: 'done_withdrawn' },
} as const;

/** Answers from a row: its action opens the question about the contract. */
export async function answer({ slot, say }: PortalUnderTest, row: Locator, action: keyof typeof answers): Promise<void> {
  const { confirm, done } = answers[action];
  await row.locator(`[data-action="${action}"]`).click();
  const modal = slot('modal/contractAnswerModal');
  await modal.locator(`[data-action="${confirm}"]`).click();
  await expect(modal.getByText(say(`contracts:${done}`))).toBeVisible();
  await modal
    .getByRole('button', { name: say('portal:close') })
    .last()
    .click();
  await expect(modal).toBeHidden();
}

/** Opens the details of a contract that has ended, and expects its cause. */
export async function expectEnd({ page, say }: PortalUnderTest, row: Locator, reason: string, by: string): Promise<void> {
  await expect(row.locator('[data-column="status"]')).toContainText(say('records:status_terminated'));
  await row.getByRole('button', { name: say('records:details_of', { id: '' }).trim() }).click();
  const detail = page.getByRole('dialog', { name: say('records:details') });
  await expect(detail.getByText(say(`records:endReason_${reason}`))).toBeVisible();
  await expect(detail.getByText(by, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
}

export const rowOf = (panel: Locator, id: string): Locator => panel.locator(`[data-row="${id}"]`);
export const inStatus = ({ say }: PortalUnderTest, panel: Locator, status: string): Locator =>
  panel.locator('[data-row]', {
    has: panel.page().locator('[data-column="status"]', { hasText: say(`records:status_${status}`) }),
  });
