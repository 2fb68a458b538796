import type { PublishedRecords } from '#engine/records/panels.ts';
import { CallError } from '#platform/errors/callError.ts';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import type { Portal } from '#state/portal/portal.ts';
import { callWith } from '#state/reads/queries.ts';
import type { RecordPage } from '../useRecords.ts';
import { createReading, type Reading } from './createReading.ts';

/** Reads the rows of a request from the platform; a refused page fails as one that does not arrive. */
export function openReading(portal: Portal, call: PublishedRecords['call'], request: object): Reading {
  return createReading(async (pageNo, pageSize, signal) => {
    // `check` has compared the call and its parameters with the contract; its name is data here
    const asked = { ...request, pageNo, pageSize } as RequestOf<'memTransDet'>;
    const reply = await callWith(portal, call as 'memTransDet', asked, { signal });
    if (signal.aborted) throw new CallError('aborted', call);
    if (!reply.ok) throw new CallError('badResponse', call);
    return reply.value as unknown as RecordPage;
  });
}
