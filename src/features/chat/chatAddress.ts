import { safeHttpUrl } from '#engine/values/safeUrl.ts';
import { isLocalPage, pageOrigin } from '#platform/browser/navigation.ts';

/**
 * The address of a chat for a frame: https on an allowed host, the same hosts as in the content security policy, and never this
 * origin, which could leave the frame. Null for anything else (T12).
 */
export function chatAddress(value: unknown, hosts: readonly string[]): string | null {
  return safeHttpUrl(value, { hosts, allowLocalhost: isLocalPage(), notOrigin: pageOrigin() });
}

/** The frame's sandbox permissions: nothing that reaches the embedding page (T13). */
export const chatFrame = {
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  referrerPolicy: 'strict-origin',
} as const;
