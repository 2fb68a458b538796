import { safeHttpUrl } from '#engine/values/safeUrl.ts';
import { isLocalPage, pageOrigin } from '#platform/browser/navigation.ts';

/**
 * The address of a chat as it may be framed: https on a host that the brand allows for it, which is what its content
 * security policy allows too, and never this origin, where a frame could reach out. Null for anything else (T12).
 */
export function chatAddress(value: unknown, hosts: readonly string[]): string | null {
  return safeHttpUrl(value, { hosts, allowLocalhost: isLocalPage(), notOrigin: pageOrigin() });
}

/** What a chat may do in its frame: nothing that reaches the page around it (T13). */
export const chatFrame = {
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  referrerPolicy: 'strict-origin',
} as const;
