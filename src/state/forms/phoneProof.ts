import { fieldText } from '#engine/fields/fieldText.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { isSwitchedOn } from '#engine/conditions.ts';
import { type PhoneConfirmation, PhoneVerifierError } from '#platform/verification/phoneVerifier.ts';
import { internationalNumber, loadPhoneLibrary } from './phoneLibrary.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { FormValues } from './formField.ts';

interface Proof {
  phone: string;
  confirmation: PhoneConfirmation;
  /** The last accepted code with its proof, which the service issues only once. */
  given: { code: string; idToken: string } | null;
}

/** The last sent code; in memory only. */
const proofOf = createExtension((): { last: Proof | null } => ({ last: null }));

/** True where an external service verifies phones instead of the platform (D-13). */
export function isPhoneVerifiedExternally(portal: Portal): boolean {
  return isSwitchedOn(portal.system.getState().info.register?.externalSms);
}

const phoneOf = (values: FormValues): string =>
  internationalNumber(values['mobileNum'] ?? '', values['countryCode'] ?? '', values['countryDialingCode'] ?? '');

/** Sends a code to the form's number by the external service. @throws PhoneVerifierError */
export async function sendPhoneCode(portal: Portal, values: FormValues): Promise<void> {
  const verifier = portal.environment.phoneVerifier;
  if (verifier === null) throw new PhoneVerifierError('unknown');
  await loadPhoneLibrary();
  const phone = phoneOf(values);
  const confirmation = await verifier.send(phone, { language: htmlLangOf(portal.preferences.getState().language) });
  proofOf(portal).last = { phone, confirmation, given: null };
}

/**
 * The `firebaseIdToken` of a registration: proves that the form's code was sent to the form's number. A second submit with the
 * same code gets the same proof. @throws PhoneVerifierError
 */
export async function provePhone(portal: Portal, values: FormValues): Promise<string> {
  const code = fieldText('verificationCode', values['verificationCode'] ?? '');
  const proof = proofOf(portal).last;
  if (proof === null || proof.phone !== phoneOf(values)) throw new PhoneVerifierError('missingCode');
  if (proof.given?.code === code) return proof.given.idToken;
  const idToken = await proof.confirmation.confirm(code);
  proof.given = { code, idToken };
  return idToken;
}
