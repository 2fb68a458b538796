import type { Brand } from './snapshot.ts';
import { safeHttpUrl } from '#engine/values/safeUrl.ts';

/**
 * The address of another site that a brand's file names: https, on a host of its `security.hosts.links`. Null for any other, so
 * that no menu leads where the operator did not say that it may.
 */
export function outsideLink({ security }: Pick<Brand, 'security'>, address: unknown): string | null {
  return safeHttpUrl(address, { hosts: security.hosts.links ?? [] });
}
