import { createFramePhoneVerifier } from './framePhoneVerifier.ts';
import { createFrameHumanVerifier } from './frameVerifier.ts';
import type { HumanVerifier } from './humanVerifier.ts';
import { type PhoneVerifier, PhoneVerifierError } from './phoneVerifier.ts';
import { verifyOriginOf } from './verifyFrame.ts';

/** The verifiers of a brand's verify origin. Without an allowed origin no check passes. */
export function createVerifiers(id: string, hosts: readonly string[]): { human: HumanVerifier; phone: PhoneVerifier } {
  const origin = verifyOriginOf(hosts);
  const service = origin === null ? null : { origin, query: { brand: id } };
  // one frame for the page: a code must be confirmed in the frame that sent it
  const phone = service === null ? null : createFramePhoneVerifier(service);
  return {
    human: { verify: async (options) => (service === null ? null : createFrameHumanVerifier(service).verify(options)) },
    phone: {
      async send(number, options) {
        if (phone === null) throw new PhoneVerifierError('notAllowed');
        return phone.send(number, options);
      },
    },
  };
}
