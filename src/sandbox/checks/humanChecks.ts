import { ownEntry } from '#engine/values/ownEntry.ts';
import { lowerHex, randomText } from '#sandbox/values/random.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

/** The four fields a passed human verification adds to a payload. */
export interface HumanResult {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

const validMs = 300_000;

/** Issues a result as the verification service does after a solved slider. */
export function issueHumanResult(context: SandboxContext): HumanResult {
  const { state, now } = context;
  const result = {
    lot_number: randomText(state, 32, lowerHex),
    captcha_output: randomText(state, 48, lowerHex),
    pass_token: randomText(state, 64, lowerHex),
    gen_time: String(Math.floor(now / 1000)),
  };
  state.humanChecks[result.pass_token] = { lotNumber: result.lot_number, expiresAt: now + validMs };
  return result;
}

/** Accepts a result once, where the brand's setting requires one. */
export function redeemHumanResult(
  context: SandboxContext,
  payload: Partial<Record<keyof HumanResult, string | undefined>>,
): Answer<null> {
  if (!context.settings.humanVerification.enabled) return accept(null);
  const token = payload.pass_token ?? '';
  const known = ownEntry(context.state.humanChecks, token);
  if (known === undefined) return refuse('human_verification_required');
  delete context.state.humanChecks[token];
  const fits = known.lotNumber === payload.lot_number && known.expiresAt > context.now;
  return fits ? accept(null) : refuse('human_verification_required');
}
