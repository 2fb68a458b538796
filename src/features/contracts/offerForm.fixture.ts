import { page, userEvent } from 'vitest/browser';
import type { ContractKind } from '#contract/types.ts';

/** The name of the form by kind. */
export const titles: Record<ContractKind, string> = {
  dividend: 'Offer a dividend contract',
  dailySalary: 'Offer a daily salary contract',
  hourSalary: 'Offer an hourly salary contract',
  realTimeSalary: 'Offer a real-time salary contract',
};

const tier = (number: number) => page.getByRole('group', { name: `Tier ${number}` });
export const field = (number: number, name: string) => tier(number).getByRole('textbox', { name });
export const fill = async (number: number, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(field(number, name), value);
};
export const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

/** What confirms the offer. */
export const tick = () => page.getByRole('checkbox', { name: /^I (have checked this offer|know that)/ });
/** Confirms the offer and sends it. */
export const confirmAndSend = async () => {
  await userEvent.click(tick());
  await press('Send offer');
};
