import { lazyEntry } from '#engine/react/lazyEntry.tsx';

/** What opens below a row: fetched with the first one, as the panel itself shows values only. */
export const lazyForms = {
  bankCards: lazyEntry(async () => (await import('./cards/BankCards.tsx')).BankCards),
  bind: lazyEntry(async () => (await import('./forms/BindForm.tsx')).BindForm),
  paymentPassword: lazyEntry(async () => (await import('./forms/PaymentPasswordForm.tsx')).PaymentPasswordForm),
  profile: lazyEntry(async () => (await import('./forms/ProfileForm.tsx')).ProfileForm),
  twoStep: lazyEntry(async () => (await import('./forms/TwoStepForm.tsx')).TwoStepForm),
};
