import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';

const load = () => loadChunk(() => import('./forms/chunk.ts'));

/** What opens below a row: fetched with the first one, as the panel itself shows values only. */
export const lazyForms = {
  bankCards: lazyEntry(async () => (await load()).BankCards),
  bind: lazyEntry(async () => (await load()).BindForm),
  paymentPassword: lazyEntry(async () => (await load()).PaymentPasswordForm),
  profile: lazyEntry(async () => (await load()).ProfileForm),
  twoStep: lazyEntry(async () => (await load()).TwoStepForm),
};
