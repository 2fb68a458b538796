import { fetchedOnUse } from '#parts/feedback/fetchedOnUse.tsx';

/** Asks before a write is sent, with all its figures; until its code is there, nothing can be sent. */
export const ConfirmWrite = fetchedOnUse(
  'writes/confirm',
  async () => (await import('./ConfirmWriteModal.tsx')).ConfirmWriteModal,
);
