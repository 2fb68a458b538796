import type { HumanVerifier } from './humanVerifier.ts';
import type { PhoneVerifier } from './phoneVerifier.ts';

export interface VerifyingBrand {
  id: string;
  /** `security.hosts.verify`: where the checks run; without one the brand has none. */
  hosts: readonly string[];
}

interface Verifiers {
  humanVerifier: HumanVerifier | null;
  phoneVerifier: PhoneVerifier | null;
}

/** The verifiers of the brand's verify origin (T27); their code is fetched with the first check. */
export function createLazyVerifiers({ id, hosts }: VerifyingBrand): Verifiers {
  if (hosts.length === 0) return { humanVerifier: null, phoneVerifier: null };
  let phone: Promise<PhoneVerifier | null> | null = null;
  const service = async () => {
    const { verifyOriginOf } = await import('./verifyFrame.ts');
    const origin = verifyOriginOf(hosts);
    return origin === null ? null : { origin, query: { brand: id } };
  };
  const phoneVerifier = async () => {
    const { createFramePhoneVerifier } = await import('./framePhoneVerifier.ts');
    const reached = await service();
    return reached === null ? null : createFramePhoneVerifier(reached);
  };
  return {
    humanVerifier: {
      async verify(options) {
        const { createFrameHumanVerifier } = await import('./frameVerifier.ts');
        const reached = await service();
        return reached === null ? null : createFrameHumanVerifier(reached).verify(options);
      },
    },
    phoneVerifier: {
      async send(number, options) {
        const { PhoneVerifierError } = await import('./phoneVerifier.ts');
        // one frame for the page: a code must be confirmed in the frame that sent it
        phone ??= phoneVerifier();
        const verifier = await phone;
        if (verifier === null) throw new PhoneVerifierError('notAllowed');
        return verifier.send(number, options);
      },
    },
  };
}
