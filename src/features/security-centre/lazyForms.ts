import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';

/** What opens below a row: fetched with the first one, as the panel itself shows values only. */
export const lazyForms = {
  bankCards: lazyEntry(async () => (await loadChunk(() => import('./cards/BankCards.tsx'))).BankCards),
  bind: lazyEntry(async () => (await loadChunk(() => import('./forms/BindForm.tsx'))).BindForm),
  paymentPassword: lazyEntry(async () => (await loadChunk(() => import('./forms/PaymentPasswordForm.tsx'))).PaymentPasswordForm),
  profile: lazyEntry(async () => (await loadChunk(() => import('./forms/ProfileForm.tsx'))).ProfileForm),
  twoStep: lazyEntry(async () => (await loadChunk(() => import('./forms/TwoStepForm.tsx'))).TwoStepForm),
};
