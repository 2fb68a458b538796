import { browserEnvironment } from '#app/start/browserEnvironment.ts';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { createPlainCipher, mayTravelPlain } from '#platform/sealing/cipher.ts';
import { createFakeHumanVerifier, type SendControl } from '#sandbox/fakeHumanVerifier.ts';
import { createFakePhoneVerifier } from '#sandbox/fakePhoneVerifier.ts';
import { showSlider } from '#sandbox/verify/slider.js';
import type { Environment } from '#state/portal/environment.ts';

/** The browser environment that shows configuration errors in the page. */
export function developmentEnvironment(snapshot: Snapshot): Environment {
  const environment = browserEnvironment(snapshot);
  environment.watch?.subscribe(({ event, slot }) => console.info(event.kind, slot ?? '', event));
  return { ...environment, development: true };
}

/** An environment whose verifiers are simulated. */
export function simulatedEnvironment(environment: Environment, { brand }: Snapshot, control: SendControl): Environment {
  const { requireEncryption } = brand.security;
  const plain = mayTravelPlain({ preview: true, requireEncryption, secureContext: isSecureContext });
  return {
    ...environment,
    cipher: plain ? createPlainCipher : null,
    humanVerifier: createFakeHumanVerifier(control, showSlider),
    phoneVerifier: createFakePhoneVerifier(control),
  };
}

/** The browser environment with simulated verifiers, and configuration errors shown in the page. */
export const previewEnvironment = (snapshot: Snapshot, control: SendControl): Environment =>
  simulatedEnvironment(developmentEnvironment(snapshot), snapshot, control);
