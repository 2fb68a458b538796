import { fetchedOnUse } from '#parts/feedback/fetchedOnUse.tsx';

/** Everything that is known of the record that is open. Lists are read more than opened. */
export const OpenRecord = fetchedOnUse('records/detail', async () => (await import('./RecordDetail.tsx')).RecordDetail);
