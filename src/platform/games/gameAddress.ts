import { cdnUrl, safeHttpUrl, safePath } from '#engine/values/safeUrl.ts';
import { isMobile } from '#platform/browser/device.ts';
import { isLocalPage, pageOrigin } from '#platform/browser/navigation.ts';

export interface GameHosts {
  /** What the brand allows, which is what its content security policy allows too. */
  hosts: readonly string[];
  /** Hosts that the platform names for paths. */
  cdns: readonly unknown[];
  random?: () => number;
}

/**
 * The address of a game as it may be framed: https on an allowed host and never this origin, where a frame could reach
 * out; a path goes to one of the launch hosts, drawn at random (D-41). Null for anything else (T12, T33).
 */
export function gameAddress(value: unknown, { hosts, cdns, random = Math.random }: GameHosts): string | null {
  const address = safePath(value) === null ? value : cdnUrl(value, cdns, hosts, random);
  return safeHttpUrl(address, { hosts, allowLocalhost: isLocalPage(), notOrigin: pageOrigin() });
}

/** What a game may do in its frame: nothing that reaches the page around it (T13). */
export const gameFrame = {
  sandbox:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock',
  allow: 'autoplay; fullscreen; screen-wake-lock',
  referrerPolicy: 'strict-origin',
} as const;

/** The platform's word for the device: 1 desktop, 3 mobile (D-42). */
export function gameClientType(userAgent?: string): 1 | 3 {
  return isMobile(userAgent === undefined ? globalThis : { navigator: { userAgent, maxTouchPoints: 0 } }) ? 3 : 1;
}
