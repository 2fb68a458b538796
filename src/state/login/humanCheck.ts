import type { HumanResult } from '#platform/verification/humanVerifier.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Steps that may have to be taken by a person (D-12). */
export type HumanStep = 'login' | 'smsLogin' | 'smsRegister' | 'register' | 'phoneReset';

/** What the step adds to the call: the provider's fields, or nothing where no check is asked. */
export type HumanFields = HumanResult | Record<string, never>;

const isTrue = (value: unknown) => value === true || value === '1';

/**
 * Lets a person prove that they are one before a call that wants it: the login code always, the others when the
 * platform says so. Null when it was not passed; the visitor has been told and no call is to be made.
 */
export async function passHumanCheck(portal: Portal, step: HumanStep): Promise<HumanFields | null> {
  const settings = portal.system.getState().info.register?.humanVerification;
  const asked = isTrue(settings?.enabled);
  if (!asked && step !== 'smsLogin') return {};
  // without a provider there is nothing to pass, unless the platform insists
  if (portal.environment.humanVerifier === null && !asked) return {};
  const result = (await portal.overlay.openModal('humanCheckModal', { captchaId: settings?.captchaId ?? '' })) as
    | HumanResult
    | undefined;
  if (result !== undefined) return result;
  portal.overlay.toast({ key: 'errors:complete_verification' }, 'warn');
  return null;
}
