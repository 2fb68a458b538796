import type { RegisterMobileRequest, RegisterRequest, RegistrationRecord } from '#contract/types.ts';
import { PHONE_PROOF_CHANNEL, REGISTER_METHOD } from '#engine/constants.ts';
import { fieldText } from '#engine/fields/fieldText.ts';
import type { RegistrationKind } from '#engine/fields/registerForm.ts';
import type { HumanFields } from '#state/session/humanCheck.ts';
import type { InvitationCodes } from '../registerAddress.ts';
import type { FormValues } from '#state/forms/formField.ts';

export interface Registration {
  kind: RegistrationKind;
  /** Keys of the shown fields; others are not sent, whatever their value. */
  shown: readonly string[];
  values: FormValues;
  invitation: InvitationCodes;
}

/** Results of the steps before the call. */
export interface RegistrationProofs {
  human: HumanFields;
  /** Proof of the external phone verification; null without one. */
  idToken: string | null;
}

export interface RegistrationPlace {
  url: string;
  domain: string;
  /** The brand's own, for a form without a country. */
  dialingCode: string;
}

/** A field's value for sending, as the form has validated it; empty for a hidden field. */
export function valueOf({ shown, values }: Registration, name: string): string {
  return fieldText(name, shown.includes(name) ? (values[name] ?? '') : '');
}

/** The invitation code: the field's, or the query's without such a field. */
export function affiliateCodeOf(registration: Registration): string {
  const shown = registration.shown.includes('affiliateCode');
  return shown ? valueOf(registration, 'affiliateCode') : registration.invitation.affiliateCode;
}

function referralCodeOf(registration: Registration): string {
  const shown = registration.shown.includes('referralCode');
  return shown ? valueOf(registration, 'referralCode') : registration.invitation.referralCode;
}

/** The payload of a registration: shown fields with a value, and the platform's additional parameters. */
export function registrationPayload(
  registration: Registration,
  { human, idToken }: RegistrationProofs,
  place: RegistrationPlace,
): RegisterRequest & RegisterMobileRequest {
  const { kind, shown, values } = registration;
  const filled = shown.map((name) => [name, valueOf(registration, name)] as const).filter(([, value]) => value !== '');
  const codes = {
    affiliateCode: affiliateCodeOf(registration),
    referralCode: referralCodeOf(registration),
    domain: place.domain,
  };
  const known = Object.entries(codes).filter(([, value]) => value !== '');
  const record: RegistrationRecord = {
    ...Object.fromEntries([...filled, ...known]),
    username: valueOf(registration, kind === 'registerMobile' ? 'mobileNum' : 'username'),
    countryDialingCode: (shown.includes('mobileNum') && values['countryDialingCode']) || place.dialingCode,
    login: true,
    registerUrl: place.url,
    registerMethod: REGISTER_METHOD,
    ...(idToken === null ? {} : { firebaseChannel: PHONE_PROOF_CHANNEL, firebaseIdToken: idToken }),
    ...human,
  };
  // each form requires what its request must have
  return record as RegisterRequest & RegisterMobileRequest;
}
