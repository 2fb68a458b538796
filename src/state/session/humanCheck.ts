import type { HumanResult } from '#platform/verification/humanVerifier.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Steps that may require a human check (D-12). */
export type HumanStep = 'login' | 'smsLogin' | 'smsRegister' | 'register' | 'phoneReset';

/** The fields that the check adds to the call; empty where no check is required. */
export type HumanFields = HumanResult | Record<string, never>;

const isTrue = (value: unknown) => value === true || value === '1';

/**
 * Runs the human check before a call that requires it: always for the login code, for the others when the platform says so.
 * Null when it was not passed; a message was shown, and the call must not be sent.
 */
export async function passHumanCheck(portal: Portal, step: HumanStep): Promise<HumanFields | null> {
  const settings = portal.system.getState().info.register?.humanVerification;
  const asked = isTrue(settings?.enabled);
  if (!asked && step !== 'smsLogin') return {};
  // without a provider there is no check, unless the platform insists
  if (portal.environment.humanVerifier === null && !asked) return {};
  const result = (await portal.overlay.openModal('humanCheckModal', { captchaId: settings?.captchaId ?? '' })) as
    | HumanResult
    | undefined;
  if (result !== undefined) return result;
  portal.overlay.toast({ key: 'errors:complete_verification' }, 'warn');
  return null;
}
