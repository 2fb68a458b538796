import type { RealityCheckRequest } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import type { Portal } from '#state/portal/portal.ts';
import { afterWrite } from '#state/session/afterWrite.ts';

/** Longest wait for the report before a sign-out, ms. */
const WAIT_MS = 3_000;

/** Reports the answer of a member with a real account. What is not received is no failure: the answer holds anyway. */
export async function reportRealityCheck(portal: Portal, { since, until, answer }: RealityCheckRequest): Promise<void> {
  if (portal.session.getState().memberType === portal.brand.agent.demoType) return;
  const request = { since: Math.round(since), until: Math.round(until), answer };
  const sent = portal.client.call('noteRealityCheck', request).then(
    () => afterWrite(portal, 'noteRealityCheck'),
    (cause: unknown) => {
      if (!(cause instanceof CallError)) throw cause;
    },
  );
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}
