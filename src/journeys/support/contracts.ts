import type { Locator } from '@playwright/test';
import type { ContractKind } from '#contract/types.ts';
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
  return showTab(portal, kind, tab);
}

/** Changes to a tab, in the open centre. */
export async function showTab({ slot, say }: PortalUnderTest, kind: ContractKind, tab: string): Promise<Locator> {
  const panel = slot(`panel/${panels[kind]}`);
  if (!(await panel.isVisible())) await slot('modal/centre').locator(`[data-entry="${kind}"]`).click();
  await panel.getByRole('tab', { name: say(`contracts:tab_${tab}`), exact: true }).click();
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  return panel;
}

/** Fills in the form of an offer, from the open panel of the kind. */
export async function fillOffer(
  { slot, say }: PortalUnderTest,
  panel: Locator,
  offer: { kind: ContractKind; to: string; rate: string },
) {
  await panel.locator('[data-action="offerContract"]').click();
  const form = slot('modal/contractOfferModal');
  await form.locator('input[name="account"]').fill(offer.to);
  const period = periods[offer.kind];
  if (period !== undefined) await form.getByText(say(`records:period_${period}`), { exact: true }).click();
  for (const [name, value] of Object.entries(tierOf(offer.kind, offer.rate)))
    await form.locator(`input[name="${name}"]`).fill(value);
  return form;
}

/** Offers a contract in the panel of its kind, and returns its id. */
export async function offer(portal: PortalUnderTest, panel: Locator, what: { kind: ContractKind; to: string; rate: string }) {
  const { page, say } = portal;
  const form = await fillOffer(portal, panel, what);
  const answer = page.waitForResponse((response) => response.url().endsWith(endpoints[what.kind].path));
  await form.locator('[data-action="offerContract"]').click();
  await page.locator('[data-action="confirmOffer"]').click();
  const { value } = (await (await answer).json()) as { value: { id: string } };
  await expect(form.getByText(say('contracts:sent', { account: what.to }))).toBeVisible();
  await form
    .getByRole('button', { name: say('portal:close') })
    .last()
    .click();
  await expect(form).toBeHidden();
  return value.id;
}

/** Answers from a row: its action opens the question, which says what ends. */
export async function answer(
  portal: PortalUnderTest,
  row: Locator,
  action: 'accept' | 'reject' | 'terminate',
  ends = 0,
): Promise<void> {
  const { slot, say } = portal;
  await row.locator(`[data-action="${action}"]`).click();
  const modal = slot('modal/contractAnswerModal');
  if (ends > 0) await expect(modal.getByText(say('contracts:accept_ends', { count: ends }))).toBeVisible();
  await modal.locator(`[data-action="confirm${action.charAt(0).toUpperCase()}${action.slice(1)}"]`).click();
  await expect(modal.getByText(say(`contracts:done_${action.toUpperCase()}`))).toBeVisible();
  await modal
    .getByRole('button', { name: say('portal:close') })
    .last()
    .click();
  await expect(modal).toBeHidden();
}

/** Opens the details of a contract that has ended, and expects its cause. */
export async function expectEnd({ page, say }: PortalUnderTest, row: Locator, reason: string, by: string): Promise<void> {
  await expect(row.locator('[data-column="status"]')).toContainText(say('records:status_terminated'));
  await row.locator('[data-column="status"]').click();
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
