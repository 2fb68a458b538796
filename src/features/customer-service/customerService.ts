import type { CustomerService } from '#contract/types.ts';
import { safeHttpUrl } from '#engine/values/safeUrl.ts';
import type { Client } from '#platform/http/client.ts';
import { asCallError, CallError } from '#platform/errors/callError.ts';
import { currentHost, isLocalPage } from '#platform/browser/navigation.ts';
import type { SealedPayload } from '#platform/sealing/payloadCipher.ts';

/** The entry type of the support window in the path list. */
const WINDOW_TYPE = 3;

export interface ServiceAddressOptions {
  /** How the platform protects the address. */
  mode: 'plain' | 'base64' | 'jwe';
  /** Hosts that the brand allows for it. */
  hosts: readonly string[];
  /** `info.customerService` of the permission reply, for a call that fails or names no window. */
  fallback?: CustomerService | undefined;
  signal?: AbortSignal;
}

/**
 * Requests and decodes the address of the support window. Returns only an https address on one of the brand's hosts (http on
 * localhost).
 * @throws CallError badResponse without a usable address, and the failures of any call
 */
export async function readServiceAddress(client: Client, options: ServiceAddressOptions): Promise<string> {
  const { mode, hosts, fallback, signal } = options;
  let sealing: SealedPayload | null = null;
  const headers = async (): Promise<Record<string, string>> => {
    if (mode !== 'jwe') return {};
    sealing = await client.sealRandom('customerService');
    return { random: sealing.text };
  };
  const path = await client.call('customerService', undefined, { headers, ...(signal === undefined ? {} : { signal }) }).then(
    (reply) => (reply.ok ? windowOf(reply.value) : undefined),
    (cause: unknown) => {
      const known = asCallError(cause, 'customerService');
      // a reply that cannot be trusted is no outage
      if (windowOf(fallback) === undefined || known.kind === 'encryption' || known.kind === 'aborted') throw known;
      return undefined;
    },
  );
  const spare = windowOf(fallback);
  // the start-up reply is not sealed to a call
  const spareMode = mode === 'jwe' ? 'plain' : mode;
  const opened =
    path !== undefined
      ? await openPath(path, mode, sealing)
      : spare === undefined
        ? null
        : await openPath(spare, spareMode, null);
  const local = isLocalPage();
  const address = safeHttpUrl(opened, { hosts: local ? [...hosts, currentHost()] : hosts, allowLocalhost: local });
  if (address === null) throw new CallError('badResponse', 'customerService');
  return address;
}

const windowOf = (service: CustomerService | undefined): string | undefined =>
  service?.version.pathList.find(({ type }) => type === WINDOW_TYPE)?.path;

/** The decoded address; null when it cannot be decoded. @throws CallError encryption */
async function openPath(
  path: string,
  mode: ServiceAddressOptions['mode'],
  sealing: SealedPayload | null,
): Promise<string | null> {
  if (mode === 'plain') return path;
  if (mode === 'base64') return decodeBase64(path);
  try {
    return sealing === null ? null : await sealing.open(path);
  } catch (cause) {
    throw asCallError(cause, 'customerService');
  }
}

function decodeBase64(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
