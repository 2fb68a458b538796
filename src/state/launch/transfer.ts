import type { GameLaunch } from '#contract/types.ts';
import type { GameToStart } from '#engine/games/launchKind.ts';
import { sha256Hex } from '#platform/browser/digest.ts';
import { randomId } from '#platform/browser/randomId.ts';
import { comparableRequest } from '#engine/values/comparableRequest.ts';
import type { Reply } from '#platform/replies/readReply.ts';
import { memberDigest } from '#state/money/openWrite.ts';
import { isNothingDone } from '#state/money/outcome.ts';
import { pendingWrites } from '#state/money/pendingWrites.ts';
import type { Portal } from '#state/portal/portal.ts';

const operationOf = ({ vassalage }: GameToStart) => `launchGame:${vassalage}`;

/**
 * A launch that moves the member's money to the wallet of a vendor. Its key is kept until a final answer (T18). No records need
 * to be read first: the platform has just refused the launch for want of consent.
 */
export async function sendTransfer(portal: Portal, game: GameToStart, request: GameLaunch): Promise<Reply<'launchGame'>> {
  const operation = operationOf(game);
  const [member, digest] = [await memberDigest(portal), await sha256Hex(comparableRequest(request))];
  const open = member === null ? null : pendingWrites.find(operation, member);
  const key = open?.request === digest ? open.key : randomId();
  const at = Math.round(portal.client.clock.now());
  if (member !== null && digest !== null) pendingWrites.keep({ operation, key, at, member, request: digest });
  try {
    const reply = await portal.client.call('launchGame', request, { headers: async () => ({ 'Idempotency-Key': key }) });
    pendingWrites.forget(key);
    return reply;
  } catch (cause) {
    if (isNothingDone(cause)) pendingWrites.forget(key);
    throw cause;
  }
}

/** A game that launches without a question has its money: no transfer to that vendor is open. */
export async function forgetTransfers(portal: Portal, game: GameToStart): Promise<void> {
  const member = await memberDigest(portal);
  if (member === null) return;
  let open = pendingWrites.find(operationOf(game), member);
  while (open !== null) {
    pendingWrites.forget(open.key);
    open = pendingWrites.find(operationOf(game), member);
  }
}
