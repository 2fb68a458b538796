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

/** The verifiers of the brand's verify origin (T27), loaded on the first check; a failed load is retried by the next. */
export function createLazyVerifiers({ id, hosts }: VerifyingBrand): Verifiers {
  if (hosts.length === 0) return { humanVerifier: null, phoneVerifier: null };
  const made = async () => (await import('./verifiers.ts')).createVerifiers(id, hosts);
  let loading: ReturnType<typeof made> | null = null;
  const load = () => {
    loading ??= made();
    loading.catch(() => (loading = null));
    return loading;
  };
  return {
    humanVerifier: { verify: async (options) => (await load()).human.verify(options) },
    phoneVerifier: { send: async (number, options) => (await load()).phone.send(number, options) },
  };
}
