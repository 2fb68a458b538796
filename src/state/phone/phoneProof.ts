import { htmlLangOf } from '#engine/values/languages.ts';
import { isSwitchedOn } from '#engine/fields/fieldRules.ts';
import { type PhoneConfirmation, PhoneVerifierError } from '#platform/verification/phoneVerifier.ts';
import { internationalNumber, loadPhoneLibrary } from '#state/forms/phoneLibrary.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { FormValues } from '#state/forms/formField.ts';

interface Proof {
  phone: string;
  confirmation: PhoneConfirmation;
  /** The code that was right, and what it gave: the service gives it once. */
  given: { code: string; idToken: string } | null;
}

/** What was sent last, until the page goes; never stored. */
const proofOf = createExtension((): { last: Proof | null } => ({ last: null }));

/** True where phones are verified by the outside service instead of the platform's own messages (D-13). */
export function isPhoneVerifiedOutside(portal: Portal): boolean {
  return isSwitchedOn(portal.system.getState().info.register?.externalSms);
}

const phoneOf = (values: FormValues): string =>
  internationalNumber(values['mobileNum'] ?? '', values['countryCode'] ?? '', values['countryDialingCode'] ?? '');

/** Lets the outside service send a code to the form's number. @throws PhoneVerifierError */
export async function sendPhoneCode(portal: Portal, values: FormValues): Promise<void> {
  const verifier = portal.environment.phoneVerifier;
  if (verifier === null) throw new PhoneVerifierError('unknown');
  await loadPhoneLibrary();
  const phone = phoneOf(values);
  const confirmation = await verifier.send(phone, { language: htmlLangOf(portal.preferences.getState().language) });
  proofOf(portal).last = { phone, confirmation, given: null };
}

/**
 * What a registration must carry as `firebaseIdToken`: the proof that the form's code is the one that was sent
 * to the form's number. A second submit of the same code gets the same proof. @throws PhoneVerifierError
 */
export async function provePhone(portal: Portal, values: FormValues): Promise<string> {
  const code = (values['verificationCode'] ?? '').trim();
  const proof = proofOf(portal).last;
  if (proof === null || proof.phone !== phoneOf(values)) throw new PhoneVerifierError('missingCode');
  if (proof.given?.code === code) return proof.given.idToken;
  const idToken = await proof.confirmation.confirm(code);
  proof.given = { code, idToken };
  return idToken;
}
