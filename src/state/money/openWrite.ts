import { sha256Hex } from '#platform/browser/digest.ts';
import { randomId } from '#platform/browser/randomId.ts';
import { comparableRequest } from '#engine/values/comparableRequest.ts';
import { CallError } from '#platform/errors/callError.ts';
import { type Endpoint, type EndpointName, endpoints, type RequestOf, type ResponseOf } from '#platform/endpoints/endpoints.ts';
import type { Portal } from '#state/portal/portal.ts';
import { callWith } from '#state/reads/queries.ts';
import { loadMember } from '#state/session/member.ts';
import { afterWrite } from '#state/session/afterWrite.ts';
import { outcomeOf } from './outcome.ts';
import { pendingWrites } from './pendingWrites.ts';
import { recordsShow } from './readRecords.ts';
import { createWrite, type Write } from './write.ts';

/** The calls of idempotent writes: those with a reconciling read. */
export type WriteName = {
  [K in EndpointName]: (typeof endpoints)[K] extends { readonly reconcile: string } ? K : never;
}[EndpointName];

/** A digest of the member's id; null while unknown. */
export async function memberDigest(portal: Portal): Promise<string | null> {
  const { token, member: known } = portal.session.getState();
  if (token === null) return null;
  if (known === null) {
    try {
      await loadMember(portal);
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
  }
  const { member } = portal.session.getState();
  return member === null ? null : sha256Hex(`member ${member.id}`);
}

/** A write of the current member. `object` is its subject, such as a reward: writes of different objects are independent. */
export function openWrite<K extends WriteName>(portal: Portal, call: K, object: string): Write<RequestOf<K>, ResponseOf<K>> {
  const { reconcile } = endpoints[call] as Endpoint<EndpointName>;
  // a refusal too: it may be due to data that is out of date here, and an open write may have been carried out
  const invalidate = () => afterWrite(portal, call);
  return createWrite<RequestOf<K>, ResponseOf<K>>({
    operation: `${call}:${object}`,
    pending: pendingWrites,
    newKey: randomId,
    now: () => Math.round(portal.client.clock.now()),
    member: () => memberDigest(portal),
    digest: (request) => sha256Hex(comparableRequest(request)),
    send: (request, key) =>
      outcomeOf(() => callWith(portal, call, request, { headers: async () => ({ 'Idempotency-Key': key }) })).finally(invalidate),
    async records(key, since) {
      const isFound = reconcile === undefined ? null : await recordsShow(portal, reconcile, key, since);
      if (isFound === true) invalidate();
      return isFound;
    },
  });
}
